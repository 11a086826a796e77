// The groups of a directory, and what follows from who is in them.
import type { DirectoryGroup } from '../../../prisma/__generated__/client/client.ts'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { line } from '../../kernel/validation.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { rulesOf, type Directory, type Rules } from './directory.ts'
import { DirectoryRefusal } from './refusal.ts'
import { renameInRules } from './renameInRules.ts'
import { settle } from './settle.ts'

export interface GroupGiven {
  displayName: string
  externalId: string | null
}

function checked({ displayName, externalId }: GroupGiven): GroupGiven {
  const name = line(1, 254).safeParse(displayName)
  if (!name.success) throw new DirectoryRefusal(400, 'invalidValue', `displayName: ${name.error.issues[0]!.message}`)
  return { displayName: name.data, externalId: externalId?.slice(0, 254) ?? null }
}

async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    throw new DirectoryRefusal(409, 'uniqueness', 'Another group has this displayName.')
  }
}

export async function addGroup({ rootId, now }: Directory, tx: Transaction, given: GroupGiven): Promise<string> {
  const data = { ...checked(given), rootId, createdAt: now, updatedAt: now }
  const { id } = await orTaken(tx.directoryGroup.create({ data, select: { id: true } }))
  return id
}

/** Changes what a group is called; the rules that name it follow, so that nobody loses their place by it. */
export async function changeGroup(directory: Directory, tx: Transaction, before: DirectoryGroup, given: GroupGiven) {
  const { displayName, externalId } = checked(given)
  if (displayName === before.displayName && externalId === before.externalId) return
  const data = { displayName, externalId, updatedAt: directory.now }
  await orTaken(tx.directoryGroup.update({ where: { id: before.id }, data }))
  if (displayName !== before.displayName) await renameInRules(tx, directory, before.displayName, displayName)
  if (externalId !== before.externalId)
    await settleMembers(directory, tx, await rulesOf(tx, directory.rootId), await membersOf(tx, before.id))
}

/** Ends a group; who was in it belongs where the other groups say. */
export async function removeGroup(directory: Directory, tx: Transaction, group: DirectoryGroup): Promise<void> {
  const members = await membersOf(tx, group.id)
  await tx.directoryGroup.delete({ where: { id: group.id } })
  await settleIfRuled(directory, tx, group, members)
}

export const membersOf = async (tx: Transaction, groupId: string): Promise<string[]> =>
  (await tx.directoryGroupMember.findMany({ where: { groupId }, select: { personId: true } })).map(
    ({ personId }) => personId,
  )

/** Takes people into a group and out of it; who is there already, or not, stays so. */
export async function changeMembers(
  directory: Directory,
  tx: Transaction,
  group: DirectoryGroup,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const { rootId, now } = directory
  const groupId = group.id
  const found = await tx.directoryPerson.findMany({
    where: { rootId, deletedAt: null, id: { in: [...new Set(added)] } },
    select: { id: true },
  })
  const known = new Set(found.map(({ id }) => id))
  const unknown = added.find((id) => !known.has(id))
  if (unknown !== undefined) throw new DirectoryRefusal(400, 'invalidValue', `members: there is no user ${unknown}.`)
  const out = await tx.$queryRaw<{ id: string }[]>`
    delete from directory_group_member where group_id = ${groupId}::uuid and person_id = any(${removed}::uuid[])
    returning person_id as id`
  const into = await tx.directoryGroupMember.createManyAndReturn({
    data: [...known].map((personId) => ({ groupId, personId })),
    skipDuplicates: true,
    select: { personId: true },
  })
  const changed = [...out.map(({ id }) => id), ...into.map(({ personId }) => personId)]
  if (!changed.length) return
  await tx.directoryGroup.update({ where: { id: groupId }, data: { updatedAt: now } })
  await settleIfRuled(directory, tx, group, changed)
}

/** A group that no rule names places nobody. */
async function settleIfRuled(
  directory: Directory,
  tx: Transaction,
  { displayName, externalId }: GroupGiven,
  personIds: readonly string[],
) {
  const rules = await rulesOf(tx, directory.rootId)
  if (rules.ordered.some(({ group }) => group === displayName || group === externalId))
    await settleMembers(directory, tx, rules, personIds)
}

async function settleMembers(directory: Directory, tx: Transaction, rules: Rules, personIds: readonly string[]) {
  const people = await tx.directoryPerson.findMany({
    where: { id: { in: [...personIds] }, isActive: true, deletedAt: null },
    select: { id: true, userId: true, membershipIds: true },
    orderBy: { id: 'asc' },
  })
  if (people.length) await settle(directory, tx, rules, people)
}
