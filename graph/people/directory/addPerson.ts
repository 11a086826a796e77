import type { DirectoryPerson } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { keepOut, letIn } from './activity.ts'
import { inTransaction, rulesOf, type Directory } from './directory.ts'
import { newAccount } from './newAccount.ts'
import { checkedPerson, refuseDomain, type PersonGiven } from './personGiven.ts'
import { DirectoryRefusal } from './refusal.ts'
import { settle } from './settle.ts'
import { domainOf } from '../domain/isOwnAddress.ts'

interface Account {
  userId: string
  email: string
  status: string
  isVerified: boolean
  /** As the directory has known them, or still does. */
  personId: string | null
  isGone: boolean
  hasDisabled: boolean
}

/** All that is asked before somebody is taken in, in one statement. */
const lookUp = `
  select exists (select from domain where root_id = $1 and name = $2 and verified_at is not null),
    coalesce((select json_agg(json_build_object('userId', u.id, 'email', u.email, 'status', u.status,
        'isVerified', u.email_verified_at is not null, 'personId', p.id, 'isGone', p.deleted_at is not null,
        'hasDisabled', coalesce(p.has_disabled, false)))
      from app_user u left join directory_person p on p.user_id = u.id and p.root_id = $1
      where u.email = $3 or u.id in (
        select user_id from directory_person where root_id = $1 and lower(user_name) = lower($4))), '[]')`

const taken = () =>
  new DirectoryRefusal(409, 'uniqueness', 'A user with this userName or email address is there already.')

/** Whether an error says of two at once that this one is the second. */
const isSecond = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'P2002' || code === '23505' || (code === 'P2010' && message?.includes('23505'))
}

/** Takes a person into the directory: to the account of their address, or to a new one. */
export async function addPerson(directory: Directory, given: PersonGiven): Promise<DirectoryPerson> {
  const { rootId, services } = directory
  const person = checkedPerson(given)
  const { email, userName } = person
  const values = [rootId, domainOf(email), email, userName]
  const [[isOwnDomain, accounts]] = (await services.db.run<[boolean, Account[]]>(lookUp, values)) as [
    [boolean, Account[]],
  ]
  if (!isOwnDomain) throw refuseDomain(email)
  if (accounts.some(({ personId, isGone }) => personId && !isGone)) throw taken()
  const gone = accounts.flatMap(({ personId }) => personId ?? [])
  const account = accounts.find((one) => one.email === email)
  try {
    if (!accounts.length) return await newAccount(directory, person)
    return await inTransaction(directory, async (tx) => {
      await tx.directoryPerson.deleteMany({ where: { id: { in: gone } } })
      return account ? joinAccount(directory, tx, person, account) : null
    }).then((joined) => joined ?? newAccount(directory, person))
  } catch (error) {
    throw isSecond(error) ? taken() : error
  }
}

/** To an account that is there; throws where it is not the organization's to say whose it is. */
async function joinAccount(
  directory: Directory,
  tx: Transaction,
  { isActive, ...data }: PersonGiven,
  { userId, status, isVerified, hasDisabled }: Account,
): Promise<DirectoryPerson> {
  const { rootId, now } = directory
  if (!isVerified)
    throw new DirectoryRefusal(
      409,
      'uniqueness',
      'An account has this email address, which nobody has verified. Its owner can verify the address, or an Admin can close the account.',
    )
  if (status !== 'ACTIVE' && !hasDisabled)
    throw new DirectoryRefusal(409, 'uniqueness', 'The account with this email address was disabled by an Admin.')
  const { id } = await tx.directoryPerson.create({
    data: { ...data, rootId, userId, hasDisabled, isActive, createdAt: now, updatedAt: now },
    select: { id: true },
  })
  const person = { id, userId, hasDisabled, membershipIds: [] }
  if (isActive) {
    await letIn(directory, tx, person)
    await settle(directory, tx, await rulesOf(tx, rootId), [person])
  } else await keepOut(directory, tx, person)
  return tx.directoryPerson.findUniqueOrThrow({ where: { id } })
}
