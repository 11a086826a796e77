import { noPassword } from '../../kernel/auth/password.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { keepOut, letIn } from './activity.ts'
import { rulesOf, type Directory } from './directory.ts'
import { checkedPerson, requireOwnDomain, type PersonGiven } from './personGiven.ts'
import { DirectoryRefusal } from './refusal.ts'
import { settle } from './settle.ts'

/** Takes a person into the directory: to the account of their address, or to a new one. Answers with the id. */
export async function addPerson(directory: Directory, tx: Transaction, given: PersonGiven): Promise<string> {
  const { rootId, now } = directory
  const { isActive, ...data } = checkedPerson(given)
  await requireOwnDomain(tx, rootId, data.email)
  // Two at once make one.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`directory ${data.email}`}, 0))`
  const { userId, hasDisabled } = await accountFor(directory, tx, data)
  const { id } = await tx.directoryPerson.create({
    data: { ...data, rootId, userId, hasDisabled, isActive: true, createdAt: now, updatedAt: now },
    select: { id: true },
  })
  const person = { id, userId, hasDisabled, membershipIds: [] }
  if (isActive) {
    await letIn(directory, tx, person)
    await settle(directory, tx, await rulesOf(tx, rootId), person)
  } else {
    await keepOut(directory, tx, person)
    await tx.directoryPerson.update({ where: { id }, data: { isActive } })
  }
  return id
}

interface Known {
  userId: string
  status: string
  isVerified: boolean
  personId: string | null
  isGone: boolean
  hasDisabled: boolean
}

/** The account of an address; throws where it is not the organization's to say whose it is. */
async function accountFor(directory: Directory, tx: Transaction, { email, userName, displayName }: Named) {
  const { rootId, now, services } = directory
  const known = await tx.$queryRaw<Known[]>`
    select u.id as "userId", u.status::text as status, u.email_verified_at is not null as "isVerified",
      p.id as "personId", p.deleted_at is not null as "isGone", coalesce(p.has_disabled, false) as "hasDisabled"
    from app_user u left join directory_person p on p.user_id = u.id and p.root_id = ${rootId}::uuid
    where u.email = ${email} or lower(p.user_name) = lower(${userName})`
  if (known.some(({ personId, isGone }) => personId && !isGone))
    throw new DirectoryRefusal(409, 'uniqueness', 'A user with this userName or email address is there already.')
  const gone = known.flatMap(({ personId }) => personId ?? [])
  if (gone.length) await tx.directoryPerson.deleteMany({ where: { id: { in: gone } } })
  const account = await tx.user.findUnique({ where: { email }, select: { id: true } })
  if (!account) {
    if (services.settings.REGISTRATION === 'closed')
      throw new DirectoryRefusal(403, undefined, 'This installation does not take new accounts.')
    const { id } = await tx.user.create({
      // The domain is the organization's, and so are its addresses.
      data: { email, name: displayName, passwordHash: noPassword, emailVerifiedAt: now },
      select: { id: true },
    })
    return { userId: id, hasDisabled: false }
  }
  const { status, isVerified, hasDisabled } = known.find(({ userId }) => userId === account.id)!
  if (!isVerified)
    throw new DirectoryRefusal(
      409,
      'uniqueness',
      'There is an account with this email address that nobody has verified. Whoever it is of verifies it, or an Admin closes it.',
    )
  if (status !== 'ACTIVE' && !hasDisabled)
    throw new DirectoryRefusal(409, 'uniqueness', 'The account with this email address was disabled by an Admin.')
  return { userId: account.id, hasDisabled }
}

type Named = Pick<PersonGiven, 'email' | 'userName' | 'displayName'>
