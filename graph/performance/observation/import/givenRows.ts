import { createHash } from 'node:crypto'
import { Decimal } from '../../../kernel/decimal.ts'
import { timeIn } from '../../../kernel/time/timeIn.ts'
import type { EnteredMetric } from '../enteredMetric.ts'
import type { Given } from '../given.ts'
import type { Places } from '../Places.ts'
import type { CsvRow } from './readCsv.ts'

/** A number with every digit that is written; what is none stays text, and is told. */
const cellValue = (cell: string): unknown =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(cell) ? new Decimal(cell.replace('+', '')) : cell
const orNull = (cell: string | undefined) => cell || null

/**
 * The rows of a file as they are given. A time without an offset is one of the organization's clock. A row that has no
 * key of its own is known by its place and time, so that the same file twice adds nothing.
 */
export async function givenRows(
  rows: readonly CsvRow[],
  { dataPoints }: EnteredMetric,
  organizationId: string,
  places: Places,
): Promise<Given[]> {
  const given = rows.map(({ cells }) => ({
    organization: cells.organization || organizationId,
    location: orNull(cells.location),
    vehicle: orNull(cells.vehicle),
    person: orNull(cells.person),
    at: new Date(Number.NaN),
    values: Object.fromEntries(dataPoints.flatMap(({ name }) => (cells[name] ? [[name, cellValue(cells[name])]] : []))),
    source: 'csv',
    key: '',
  }))
  await places.learn(given)
  return given.map((row, i) => {
    const { at: text = '', key } = rows[i]!.cells
    const place = places.organization(row.organization)
    const at = timeIn(text, place && place !== 'ambiguous' ? place.timeZone : undefined)
    return {
      ...row,
      at,
      key:
        key ||
        rowKey([
          row.organization,
          row.location,
          row.vehicle,
          row.person,
          Number.isNaN(at.getTime()) ? i : at.getTime(),
        ]),
    }
  })
}

const rowKey = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)
