// A CSV of observations as rows: columns by their names, cells as text.
import { parse } from 'csv-parse/sync'
import {
  csvOptions,
  delimiterOf,
  noCsv,
  problemColumn,
  requireDistinct,
  wrongFile as wrong,
} from '../../../kernel/rows/csv.ts'
import type { DataPoint } from '../enteredMetric.ts'

/** What a file may have beside the data points; `at` alone is needed. */
export const placeColumns = ['at', 'organization', 'location', 'vehicle', 'person', 'key'] as const

export interface CsvRow {
  /** Its line in a spreadsheet, the headings being the first. */
  number: number
  cells: Readonly<Record<string, string>>
}

const mostRows = 10_000
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Reads a file; throws where it is no such file at all. What is wrong with a row is found later. */
export function readCsv(text: string, dataPoints: readonly DataPoint[]): CsvRow[] {
  const lines = parsed(text)
  const columns = (lines[0] ?? []).map((name) => name.trim())
  const known = [...placeColumns, ...dataPoints.map(({ name }) => name), problemColumn]
  const strange = columns.find((name) => !known.includes(name as never))
  if (!columns.includes('at'))
    throw wrong(`The first line is to name the columns: at, then ${list.format(dataPoints.map(({ name }) => name))}.`)
  if (strange !== undefined)
    throw wrong(
      `There is no column ${strange.slice(0, 60) || 'without a name'}; there are ${list.format(known.slice(0, -1))}.`,
    )
  requireDistinct(columns)
  const rows = lines.slice(1)
  if (!rows.length) throw wrong('The file has no rows.')
  if (rows.length > mostRows)
    throw wrong(
      `The file has ${rows.length.toLocaleString('en')} rows; send at most ${mostRows.toLocaleString('en')} at once.`,
    )
  return rows.map((cells, i) => ({
    number: i + 2,
    cells: Object.fromEntries(columns.map((name, n) => [name, (cells[n] ?? '').trim()])),
  }))
}

function parsed(text: string): string[][] {
  try {
    return parse(text, csvOptions(delimiterOf(text)))
  } catch (error) {
    throw noCsv(error)
  }
}
