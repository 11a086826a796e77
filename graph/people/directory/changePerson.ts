import type { DirectoryPerson } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { endResetLinks } from '../user/resetLink.ts'
import { endVerifications } from '../user/verification.ts'
import { belongsElsewhere, keepOut, letIn } from './activity.ts'
import { rulesOf, type Directory } from './directory.ts'
import { checkedPerson, requireOwnDomain, type PersonGiven } from './personGiven.ts'
import { DirectoryRefusal } from './refusal.ts'
import { settle } from './settle.ts'

/**
 * Makes a person what the directory says. Name and address of the account follow where its person belongs to this
 * root organization alone; of others they are their own.
 */
export async function changePerson(
  directory: Directory,
  tx: Transaction,
  before: DirectoryPerson,
  given: PersonGiven,
): Promise<void> {
  const { rootId, now } = directory
  const { isActive, ...data } = checkedPerson(given)
  const { id, userId } = before
  const isOtherAddress = data.email !== before.email
  if (isOtherAddress) await requireOwnDomain(tx, rootId, data.email)
  await requireFree(tx, before, data)
  const isOtherName = data.displayName !== before.displayName
  if ((isOtherAddress || isOtherName) && !(await belongsElsewhere(tx, rootId, userId, now))) {
    const version = { increment: 1 }
    if (isOtherName) await tx.user.update({ where: { id: userId }, data: { name: data.displayName, version } })
    // One that its person has chosen since stays.
    const where = { id: userId, email: before.email }
    const moved = isOtherAddress && { email: data.email, emailVerifiedAt: now, version }
    if (moved && (await tx.user.updateMany({ where, data: moved })).count) {
      await endVerifications(tx, userId, now)
      await endResetLinks(tx, userId, now)
    }
  }
  await tx.directoryPerson.update({ where: { id }, data: { ...data, updatedAt: now } })
  if (isActive === before.isActive) return
  if (isActive) {
    await letIn(directory, tx, before)
    await settle(directory, tx, await rulesOf(tx, rootId), [before])
  } else await keepOut(directory, tx, before)
  await tx.directoryPerson.update({ where: { id }, data: { isActive } })
}

async function requireFree(
  tx: Transaction,
  { id, rootId, userId }: DirectoryPerson,
  { userName, email }: Pick<PersonGiven, 'userName' | 'email'>,
) {
  const [taken] = await tx.$queryRaw<{ name: boolean }[]>`
    select true as name from directory_person p
      where p.root_id = ${rootId}::uuid and p.id <> ${id}::uuid and lower(p.user_name) = lower(${userName})
    union all select false from app_user u where u.email = ${email} and u.id <> ${userId}::uuid`
  if (!taken) return
  const what = taken.name ? 'userName' : 'email address'
  throw new DirectoryRefusal(409, 'uniqueness', `Another user has this ${what}.`)
}

/** Takes a person out of the directory: they are kept out, and not shown to it any more. */
export async function removePerson(directory: Directory, tx: Transaction, person: DirectoryPerson): Promise<void> {
  const { now } = directory
  if (person.isActive) await keepOut(directory, tx, person)
  await tx.directoryGroupMember.deleteMany({ where: { personId: person.id } })
  await tx.directoryPerson.update({ where: { id: person.id }, data: { isActive: false, deletedAt: now } })
}
