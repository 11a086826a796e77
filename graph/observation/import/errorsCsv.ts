import { stringify } from 'csv-stringify/sync'
import type { DiffRow } from './diff.ts'
import { problemColumn } from './readCsv.ts'

/** The rows that are wrong as a CSV with what is wrong in the last column; to be mended and sent as it is. */
export function errorsCsv(rows: readonly DiffRow[]): string {
  const bad = rows.filter(({ kind }) => kind === 'WRONG')
  const columns = Object.keys(bad[0]?.cells ?? {}).filter((name) => name !== problemColumn)
  const said = (row: DiffRow) => row.problems.map(({ field, message }) => `${field}: ${message}`).join(' ')
  const lines = bad.map((row) => [...columns.map((name) => row.cells[name]), `Row ${row.number}. ${said(row)}`])
  return stringify([[...columns, problemColumn], ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
