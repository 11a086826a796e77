// What is in a grouping, and so stands in the way of its deletion.
import { counted } from '../../kernel/counted.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function sentence(parts: number, members: number): string | undefined {
  const there = [
    ...(parts ? [counted(parts, 'grouping', 'groupings')] : []),
    ...(members ? [counted(members, 'organization', 'organizations')] : []),
  ]
  return there.length ? `It is in use: it still has ${list.format(there)}.` : undefined
}

/** Why groupings can't be deleted, with counts; many of one request are two statements. */
export function inUse(context: Context, id: string): Promise<string | undefined> {
  const loader = context.loader<string, string | undefined>('grouping uses', (ids) =>
    usesOf(context.db.prisma, [...ids]),
  )
  return loader.load(id)
}

export async function inUseIn(transaction: Transaction, id: string): Promise<string | undefined> {
  return (await usesOf(transaction, [id]))[0]
}

async function usesOf(
  { grouping, organizationGrouping }: Pick<Transaction, 'grouping' | 'organizationGrouping'>,
  ids: string[],
) {
  const parts = await grouping.groupBy({ by: ['parentId'], where: { parentId: { in: ids } }, _count: true })
  const members = await organizationGrouping.groupBy({
    by: ['groupingId'],
    where: { groupingId: { in: ids } },
    _count: true,
  })
  const countOf = (id: string) => ({
    parts: parts.find(({ parentId }) => parentId === id)?._count ?? 0,
    members: members.find(({ groupingId }) => groupingId === id)?._count ?? 0,
  })
  return ids.map((id) => sentence(countOf(id).parts, countOf(id).members))
}
