import { problemColumn, problemCsv } from '../../../kernel/rows/csv.ts'
import type { Language } from '../../../kernel/messages/languages.ts'
import { problemsIn, type DiffRow } from './diff.ts'

/** The rows that are wrong as a CSV with what is wrong in the last column; to be mended and sent as it is. */
export function errorsCsv(rows: readonly DiffRow[], language: Language): string {
  const bad = rows.filter(({ kind }) => kind === 'WRONG')
  const columns = Object.keys(bad[0]?.cells ?? {}).filter((name) => name !== problemColumn)
  return problemCsv(
    columns,
    bad.map(({ number, problems, cells }) => ({
      number,
      problems: problemsIn(language, problems),
      cells: columns.map((name) => cells[name]),
    })),
  )
}
