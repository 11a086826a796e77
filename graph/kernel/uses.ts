// What uses a row: the rows that refer to it and do not go with it, as the tables say, counted in their nouns' words.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { listText } from './messages/listText.ts'
import type { Said, Text } from './messages/text.ts'
import { allNouns } from './noun.ts'
import { referrersOf } from './statement/models.ts'
import * as t from './__generated__/messages.ts'

interface Use {
  one: Said
  many: Said
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
  return uses.toSorted((a, b) => String(a.many).localeCompare(String(b.many), 'en'))
}

/** An array of their numbers, as an expression beside a row `o`. */
export const countsOf = (uses: readonly Use[]): string =>
  `json_build_array(${uses
    .map(
      ({ table, where }) =>
        `(select count(*) from (select from "${table}" x where ${where} limit ${most + 1}) some_of)`,
    )
    .join(', ')})`

/** The numbers in words; undefined where all are 0. */
export function usesInWords(uses: readonly Use[], counts: readonly number[]): Text | undefined {
  const words = uses.flatMap(({ one, many }, i) => {
    const count = counts[i]!
    if (!count) return []
    const things = count === 1 ? one : many
    return [count > most ? t.moreThanCountOf({ count: most, things }) : t.countOf({ count, things })]
  })
  return words.length ? listText(words, 'conjunction') : undefined
}
