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
import { listText } from '../../../kernel/messages/listText.ts'
import * as t from '../__generated__/messages.ts'

/** What a file may have beside the data points; `at` alone is needed. */
export const placeColumns = ['at', 'organization', 'location', 'vehicle', 'person', 'key'] as const

export interface CsvRow {
  /** Its line in a spreadsheet, the headings being the first. */
  number: number
  cells: Readonly<Record<string, string>>
}

const mostRows = 10_000

/** Reads a file; throws where it is no such file at all. What is wrong with a row is found later. */
export function readCsv(text: string, dataPoints: readonly DataPoint[]): CsvRow[] {
  const lines = parsed(text)
  const columns = (lines[0] ?? []).map((name) => name.trim())
  const known = [...placeColumns, ...dataPoints.map(({ name }) => name), problemColumn]
  const strange = columns.find((name) => !known.includes(name as never))
  if (!columns.includes('at'))
    throw wrong(
      t.nameColumns({
        dataPoints: listText(
          dataPoints.map(({ name }) => name),
          'conjunction',
        ),
      }),
    )
  if (strange !== undefined) throw wrong(noColumn(strange.slice(0, 60), known.slice(0, -1)))
  requireDistinct(columns)
  const rows = lines.slice(1)
  if (!rows.length) throw wrong(t.noRows)
  if (rows.length > mostRows) throw wrong(t.tooManyRows({ rows: rows.length, most: mostRows }))
  return rows.map((cells, i) => ({
    number: i + 2,
    cells: Object.fromEntries(columns.map((name, n) => [name, (cells[n] ?? '').trim()])),
  }))
}

function noColumn(name: string, known: readonly string[]) {
  const columns = listText(known, 'conjunction')
  return name ? t.noColumn({ name, columns }) : t.namelessColumn({ columns })
}

function parsed(text: string): string[][] {
  try {
    return parse(text, csvOptions(delimiterOf(text)))
  } catch (error) {
    throw noCsv(error)
  }
}
