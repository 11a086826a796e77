import type { Transaction } from '../../kernel/mutation.ts'

/** From which one on a tree counts its appointments. */
export const firstNumber = 11

/** The next numbers of the appointments of a tree, once each; answers with the first of them. */
export async function takeNumbers(tx: Transaction, rootId: string, count: number): Promise<number> {
  const [row] = await tx.$queryRaw<[{ value: number }]>`
    insert into counter as c (root_id, name, value) values (${rootId}::uuid, 'appointment', ${firstNumber - 1 + count}::int)
    on conflict (root_id, name) do update set value = c.value + ${count}::int returning value`
  return row.value - count + 1
}
