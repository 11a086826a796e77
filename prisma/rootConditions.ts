// How the rows of a root organization are found in each table, by what erasing it goes by (root_units).
import { escapeIdentifier } from 'pg'

export interface RootUnit {
  table: string
  take: string
  below: { table: string; take: string }[]
}

/** A condition for each table; `root` is the id as an expression of SQL. */
export const rootConditions = (units: readonly RootUnit[], root: string): Map<string, string> =>
  new Map(
    units.flatMap(({ table, take, below }) => {
      const own = take.replaceAll('$1', () => root)
      const ids = `in (select id from ${escapeIdentifier(table)} where ${own})`
      return [
        [table, own] as const,
        ...below.map((one) => [one.table, one.take.replaceAll('= any($1)', () => ids)] as const),
      ]
    }),
  )
