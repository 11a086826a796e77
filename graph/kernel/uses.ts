// What uses a row: the rows that refer to it and do not go with it, as the tables say, counted in their nouns' words.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { counted } from './counted.ts'
import { allNouns } from './noun.ts'
import { referrersOf } from './statement/models.ts'

interface Use {
  one: string
  many: string
  table: string
  column: string
  /** Which of its rows `x` use a row `o`. */
  where: string
  /** Whether its rows name their tree. */
  namesTree: boolean
}

/** More than these are not counted, so that what is used much costs no more than that. */
const most = 1000

/** What uses rows of a model; nouns have introduced themselves when it is called. */
export function usesOf(model: Prisma.ModelName): Use[] {
  const labels = new Map(allNouns().map(({ table, label }) => [table, label]))
  const uses = referrersOf(model).flatMap(({ table, column, goes, fields }): Use[] => {
    if (goes) return []
    const label = labels.get(table)
    if (!label) throw new Error(`${table} refers to ${model}, and no noun says what its rows are called.`)
    return [{ ...label, table, column, where: `x.${column} = o.id`, namesTree: 'rootId' in fields }]
  })
  return uses.toSorted((a, b) => a.many.localeCompare(b.many, 'en'))
}

/** An array of their numbers, as an expression beside a row `o`. */
export const countsOf = (uses: readonly Use[]): string =>
  `json_build_array(${uses
    .map(
      ({ table, where }) =>
        `(select count(*) from (select from "${table}" x where ${where} limit ${most + 1}) some_of)`,
    )
    .join(', ')})`

const list = new Intl.ListFormat('en')

/** The numbers in words; empty where all are 0. */
export const usesInWords = (uses: readonly Use[], counts: readonly number[]): string =>
  list.format(
    uses.flatMap(({ one, many }, i) => {
      const count = counts[i]!
      if (!count) return []
      return [count > most ? `more than ${counted(most, one, many)}` : counted(count, one, many)]
    }),
  )
