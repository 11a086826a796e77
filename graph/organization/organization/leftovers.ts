// What keeps an organization from being deleted: what uses it, the organizations below it among that.
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { countsOf, usesInWords, usesOf } from '../../kernel/uses.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/**
 * Rows of a tree are those of its organizations; some tables have an index by the tree alone. Whose home it is has
 * another then.
 */
export const leftovers = () =>
  usesOf('Organization')
    .filter(({ column }) => column !== 'root_id' && column !== 'home_root_id')
    .map((use) => (use.namesTree ? { ...use, where: `x.root_id = o.root_id and ${use.where}` } : use))

const statement = () => `
  select o.id, o.parent_id is null as "isRoot", ${countsOf(leftovers())} as counts
  from organization o where o.id = any($1::uuid[])`

function sentence(isRoot: boolean, counts: readonly number[]): Text | undefined {
  const uses = usesInWords(leftovers(), counts)
  if (!uses) return undefined
  return isRoot ? t.rootStillHas({ uses }) : t.stillHas({ uses })
}

/** Why organizations can't be deleted, with counts; many of one request are one statement. */
export function deletionObstacle(context: Context, id: string): Promise<Text | undefined> {
  const loader = context.loader<string, Text | undefined>('deletion obstacle', async (ids) => {
    const rows = await context.db.run<[id: string, isRoot: boolean, counts: number[]]>(statement(), [[...ids]])
    const found = new Map(rows.map(([id, isRoot, counts]) => [id, sentence(isRoot, counts)]))
    return ids.map((one) => found.get(one))
  })
  return loader.load(id)
}

/** The same as it is within a transaction. */
export async function deletionObstacleIn(transaction: Transaction, id: string): Promise<Text | undefined> {
  const [row] = await transaction.$queryRawUnsafe<{ isRoot: boolean; counts: number[] }[]>(statement(), [id])
  return row && sentence(row.isRoot, row.counts)
}
