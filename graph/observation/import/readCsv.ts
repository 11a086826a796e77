// A CSV of observations as rows: columns by their names, cells as text.
import { parse } from 'csv-parse/sync'
import { ValidationError } from '../../errors.ts'
import type { DataPoint } from '../enteredMetric.ts'

/** What a file may have beside the data points; `at` alone is needed. */
export const placeColumns = ['at', 'organization', 'location', 'vehicle', 'person', 'key'] as const
/** What a file of errors has more, to be sent back as it is. */
export const problemColumn = 'problem'

export interface CsvRow {
  /** Its line in a spreadsheet, the headings being the first. */
  number: number
  cells: Readonly<Record<string, string>>
}

export const mostRows = 10_000
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const wrong = (message: string) => new ValidationError([{ path: 'file', message }])

/** Reads a file; throws where it is no such file at all. What is wrong with a row is found later. */
export function readCsv(text: string, dataPoints: readonly DataPoint[]): CsvRow[] {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ','
  const lines = parsed(text, delimiter)
  const columns = (lines[0] ?? []).map((name) => name.trim())
  const known = [...placeColumns, ...dataPoints.map(({ name }) => name), problemColumn]
  const strange = columns.find((name) => !known.includes(name as never))
  if (!columns.includes('at')) throw wrong(`The first line is to name the columns: at, then ${list.format(dataPoints.map(({ name }) => name))}.`)
  if (strange !== undefined) throw wrong(`There is no column ${strange.slice(0, 60) || 'without a name'}; there are ${list.format(known.slice(0, -1))}.`)
  const twice = columns.find((name, i) => columns.indexOf(name) !== i)
  if (twice) throw wrong(`The column ${twice} is there twice.`)
  const rows = lines.slice(1)
  if (!rows.length) throw wrong('The file has no rows.')
  if (rows.length > mostRows) throw wrong(`The file has ${rows.length.toLocaleString('en')} rows; send at most ${mostRows.toLocaleString('en')} at once.`)
  return rows.map((cells, i) => ({ number: i + 2, cells: Object.fromEntries(columns.map((name, n) => [name, (cells[n] ?? '').trim()])) }))
}

function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: 20_000 })
  } catch (error) {
    const { lines } = error as { lines?: number }
    throw wrong(`This is no CSV${lines ? `: see line ${lines}` : ''}.`)
  }
}
