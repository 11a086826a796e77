import { number } from '../../kernel/messages/format.ts'
import { Chart } from '../../kernel/chart/Chart.tsx'
import { PointsTable } from '../../kernel/chart/PointsTable.tsx'
import { dayText } from './dayText.ts'
import * as t from './__generated__/messages.ts'

interface ThroughputChartProps {
  days: readonly { readonly day: string; readonly count: number }[]
  mean: number
  /** The address of the records of a day. */
  rowsOf: (i: number) => string
}

/** A mean below 1 keeps a digit that says something. */
const meanText = (mean: number) =>
  number(mean, mean < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 })

/** What was completed a day, as bars, with the mean. */
export function ThroughputChart({ days, mean, rowsOf }: ThroughputChartProps) {
  const values = days.map((day) => day.count)
  const periods = days.map(({ day }) => dayText(day))
  const most = Math.max(...values)
  return (
    <Chart
      kind="bar"
      height={200}
      periods={periods}
      lines={[{ label: t.completed, values }]}
      levels={[{ value: mean, text: t.mean({ toFixed: meanText(mean) }), kind: 'mean' }]}
      unit={t.recordsADay}
      format={number}
      about={t.completedADay({
        first: periods[0]!,
        last: periods.at(-1)!,
        mean: meanText(mean),
        most,
        peak: periods[values.indexOf(most)]!,
      })}
      table={
        <PointsTable
          caption={t.recordsCompletedADay}
          period={t.day}
          periods={periods}
          columns={[{ label: t.completed, values, to: (i) => (values[i] ? rowsOf(i) : undefined) }]}
          format={number}
        />
      }
    />
  )
}
