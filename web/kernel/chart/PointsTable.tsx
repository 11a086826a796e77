import { Link } from 'react-router-dom'
import { Table } from '../ui/Table.tsx'

export interface PointsColumn {
  label: string
  /** One for each period; null where there is none. */
  values: readonly (number | null | undefined)[]
  /** The address of the rows that a value is made of. */
  to?: (i: number) => string | undefined
}

interface PointsTableProps {
  caption: string
  /** What the periods are called. */
  period: string
  periods: readonly string[]
  columns: readonly PointsColumn[]
  format: (value: number) => string
}

/** The figures of a chart as a table, the newest first. */
export function PointsTable({ caption, period, periods, columns, format }: PointsTableProps) {
  const cell = ({ values, to }: PointsColumn, i: number) => {
    const value = values[i]
    if (value == null) return '–'
    const address = to?.(i)
    return address ? <Link to={address}>{format(value)}</Link> : format(value)
  }
  return (
    <Table caption={caption} cell={76} columns={[period, ...columns.map(({ label }) => ({ label, number: true }))]}>
      {periods
        .map((name, i) => (
          <tr key={i}>
            <th scope="row" style={{ fontWeight: 400 }}>
              {name}
            </th>
            {columns.map((column) => (
              <td key={column.label} className="number">
                {cell(column, i)}
              </td>
            ))}
          </tr>
        ))
        .toReversed()}
    </Table>
  )
}
