// What all that is sent as CSV has in common: its delimiter, what it is read with, what is told of it, and what comes
// back.
import { stringify } from 'csv-stringify/sync'
import type { Options } from 'csv-parse'
import { ValidationError } from '../errors.ts'
import type { Said } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

/** The last column of a file that comes back with what is wrong; left aside where it is sent again. */
export const problemColumn = 'problem'

export const wrongFile = (message: Said) => new ValidationError([{ path: 'file', message }])

/** The sign between cells: the first of these that the headings have. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  return [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ','
}

export const csvOptions = (delimiter: string): Options => ({
  bom: true,
  delimiter,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: 20_000,
})

/** What an error of the reader amounts to. */
export function noCsv(error: unknown) {
  const { lines } = error as { lines?: number }
  return wrongFile(lines ? t.noCsvAt({ line: String(lines) }) : t.noCsv)
}

export const notText = () => wrongFile(t.notText)

/** Refuses headings of which one is there twice. */
export function requireDistinct(headings: readonly string[]): void {
  const twice = headings.find((name, i) => headings.indexOf(name) !== i)
  if (twice !== undefined) throw wrongFile(twice ? t.columnTwice({ name: twice.slice(0, 60) }) : t.namelessTwice)
}

interface BadRow {
  number: number
  cells: readonly (string | undefined)[]
  problems: readonly { field: string; message: Said }[]
}

/** A CSV for a spreadsheet; what looks like a formula is none there. */
export const spreadsheetCsv = (lines: readonly (readonly (string | undefined)[])[]): string =>
  stringify(lines as string[][], { bom: true, escape_formulas: true, record_delimiter: 'windows' })

/** The rows that are wrong with what is wrong in the last column; to be mended and sent as they are. */
export function problemCsv(headings: readonly string[], rows: readonly BadRow[]): string {
  const said = ({ problems }: BadRow) => problems.map(({ field, message }) => `${field}: ${String(message)}`).join(' ')
  return spreadsheetCsv([
    [...headings, problemColumn],
    ...rows.map((row) => [...row.cells, `Row ${row.number}. ${said(row)}`]),
  ])
}
