import { Chart } from '../../kernel/chart/Chart.tsx'
import { PointsTable } from '../../kernel/chart/PointsTable.tsx'
import { dayOf } from '../../kernel/ui/dates.ts'
import { amountText } from './amounts.ts'
import * as t from './__generated__/messages.ts'

interface BreachChartProps {
  /** What it is of. */
  name: string
  unit: string
  points: readonly { readonly startsAt: string; readonly value: number }[]
  target: number
  resetLevel: number
  firstPointAt: string
  /** The address of the rows of a point. */
  rowsOf: (i: number) => string
}

/** The points of a breach against its target and the level that it has to come back to; the breach itself is shaded. */
export function BreachChart({ name, unit, points, target, resetLevel, firstPointAt, rowsOf }: BreachChartProps) {
  const periods = points.map(({ startsAt }) => dayOf(startsAt))
  const values = points.map(({ value }) => value)
  const last = values.at(-1)
  const begin = points.findIndex(({ startsAt }) => startsAt >= firstPointAt)
  const recovers = { value: resetLevel, text: t.recoversAt({ value: amountText(resetLevel) }), kind: 'limit' as const }
  return (
    <Chart
      height={168}
      periods={periods}
      lines={[{ values }]}
      levels={[
        { value: target, text: t.targetAt({ value: amountText(target) }), kind: 'target' },
        ...(resetLevel === target ? [] : [recovers]),
      ]}
      unit={unit}
      format={amountText}
      endText={last === undefined ? undefined : amountText(last, unit)}
      shadedFrom={begin > 0 ? begin : undefined}
      empty={t.noData({ name })}
      about={
        last === undefined
          ? undefined
          : t.chartAbout({
              name,
              count: points.length,
              first: periods[0]!,
              end: periods.at(-1)!,
              lowest: amountText(Math.min(...values)),
              highest: amountText(Math.max(...values), unit),
              last: amountText(last, unit),
              target: amountText(target, unit),
              reset: amountText(resetLevel, unit),
            })
      }
      table={
        <PointsTable
          caption={name}
          period={t.periodFrom}
          periods={periods}
          columns={[{ label: unit, values, to: rowsOf }]}
          format={amountText}
        />
      }
    />
  )
}
