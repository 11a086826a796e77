// What is in a grouping, and so stands in the way of its deletion.
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

function sentence(groupings: number, organizations: number): Text | undefined {
  if (groupings && organizations) return t.hasBoth({ groupings, organizations })
  if (groupings) return t.hasGroupings({ groupings })
  return organizations ? t.hasOrganizations({ organizations }) : undefined
}

/** Why groupings can't be deleted, with counts; many of one request are two statements. */
export function inUse(context: Context, id: string): Promise<Text | undefined> {
  const loader = context.loader<string, Text | undefined>('grouping uses', (ids) => usesOf(context.db.prisma, [...ids]))
  return loader.load(id)
}

export async function inUseIn(transaction: Transaction, id: string): Promise<Text | undefined> {
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
