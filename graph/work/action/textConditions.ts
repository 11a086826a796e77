// What finds records by words, and by the codes that lists have of them.
import { builder } from '../../kernel/builder.ts'
import { comparisonTypes, entriesOf, equality } from '../../kernel/list/comparison.ts'
import type { Condition, InputType } from '../../kernel/list/condition.ts'
import { matching } from '../../kernel/list/matching.ts'
import { searchWords } from '../../kernel/list/searchWords.ts'
import { bySql } from '../../kernel/list/whereSql.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { numberInWords } from './recordKey.ts'

const SearchComparison = builder.inputType('SearchComparison', {
  description: 'Compares words with what the search knows of something.',
  fields: (t) => ({
    matches: t.string({
      description: 'Has this in a text that the search looks at, whatever the case; or is its key.',
    }),
  }),
}) as InputType

/** Records that are found by a text, or whose key it is. */
export const foundBy: Condition = {
  about: 'What it is found by: its title and its codes, or its key.',
  type: () => SearchComparison,
  where(given: { matches?: string | null }, place) {
    entriesOf(given, place)
    place.count()
    const words = searchWords(given.matches!, `${place.path}.matches`)
    if (!words) return {}
    const { rootIds } = place.context.requireViewer()
    return bySql((parameters, a) => {
      const pattern = parameters.add(patternOf(words))
      // What the search knows is of now; it is made of the same columns (prisma/sql/workspace/action_search.sql).
      const then = `concat_ws(' ', ${a}.title, nullif(${a}.po_number, '')) ilike ${pattern}`
      const byText = place.context.asOf
        ? then
        : `${a}.id in (select id from search_entry s
        where s.kind = 'ACTION' and s.root_id = any(${parameters.add(rootIds)}::uuid[]) and s.text ilike ${pattern})`
      const number = numberInWords(words)
      return number === undefined ? byText : `${byText} or ${a}.number = ${parameters.add(number)}`
    })
  },
}

const CodeComparison = comparisonTypes('Code', 'String', 'a code, whatever the case of its letters', equality)

/** A code in a column with an index of those that have one; spaces around it are none of it. */
export const codeIn = (column: string): Condition =>
  matching({
    type: CodeComparison,
    read: (code, path) => searchWords(code, path),
    holds: (code) =>
      bySql((parameters, a) =>
        code
          ? `${a}.${column} <> '' and lower(${a}.${column}) = lower(${parameters.add(code)}::text)`
          : `${a}.${column} = ''`,
      ),
  })
