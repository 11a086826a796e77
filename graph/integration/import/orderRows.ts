import type { Transaction } from '../../kernel/mutation.ts'

/**
 * Puts the organizations of a file in the order in which one can stand below another: 0 for what names no other row.
 */
export async function orderRows(transaction: Transaction, importId: string, fields: readonly string[]): Promise<void> {
  const column = (field: string) => fields.indexOf(field) + 1
  if (!column('parent')) return
  const rows = await transaction.$queryRaw<{ number: number; name: string; uid: string | null; parent: string }[]>`
    select number, cells[${column('legalName')}::int] as name, cells[${column('orgUid')}::int] as uid, cells[${column('parent')}::int] as parent
    from import_row where import_id = ${importId}::uuid`
  const depths = depthsOf(rows)
  await transaction.$executeRaw`
    update import_row r set depth = given.depth from unnest(${[...depths.keys()]}::int[], ${[...depths.values()]}::int[]) given(number, depth)
    where r.import_id = ${importId}::uuid and r.number = given.number and r.depth <> given.depth`
}

interface Named {
  number: number
  name: string
  uid: string | null
  parent: string
}

const deepest = 1_000

/** How many rows stand above each; of a circle, which stands nowhere, the most there is. */
export function depthsOf(rows: readonly Named[]): Map<number, number> {
  const byName = new Map<string, Named>()
  for (const row of rows) for (const name of [row.name, row.uid]) if (name && !byName.has(name)) byName.set(name, row)
  const depths = new Map<number, number>()
  for (const row of rows) {
    const chain: Named[] = []
    let above: Named | undefined = row
    while (above && !depths.has(above.number) && !chain.includes(above) && chain.length < deepest) {
      chain.push(above)
      above = above.parent ? byName.get(above.parent) : undefined
    }
    const isCircle = above !== undefined && !depths.has(above.number)
    let depth = above === undefined ? -1 : isCircle ? deepest : depths.get(above.number)!
    for (const one of chain.toReversed()) depths.set(one.number, (depth = Math.min(deepest, depth + 1)))
  }
  return depths
}
