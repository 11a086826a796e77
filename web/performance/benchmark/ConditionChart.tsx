import { graphql, useFragment } from 'react-relay'
import type { ConditionChart_benchmark$key } from '../../__generated__/ConditionChart_benchmark.graphql.ts'
import { Chart } from '../../kernel/chart/Chart.tsx'
import { PointsTable } from '../../kernel/chart/PointsTable.tsx'
import { rowsAddress } from '../metric/addresses.ts'
import { endOf, periodText } from '../metric/grains.ts'
import { figure, valueText } from '../metric/words.ts'
import { controlLevels, marksOf } from './controlLevels.ts'
import { nearLevels } from './levelValues.ts'
import * as t from './__generated__/messages.ts'

/**
 * The last 30 points as a line with the target. How a benchmark is shown says what else stands there: its levels, its
 * control limits, or nothing; where the number counts most, the line is low.
 */
export function ConditionChart({ benchmark: key }: { benchmark: ConditionChart_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment ConditionChart_benchmark on Benchmark {
        name
        grain
        target
        currentConditionWidget
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        actionMetric {
          id
          unit
          alertIf
        }
        condition {
          scope {
            id
            timeZone
          }
        }
        controlChart(last: 30) {
          limits {
            mean
            upper
            lower
          }
          points {
            startsAt
            value
            rules
          }
        }
      }
    `,
    key,
  )
  const { name, grain, target, currentConditionWidget: widget, actionMetric, condition, controlChart } = benchmark
  const { points, limits } = controlChart
  const { id: metricId, unit, alertIf } = actionMetric
  const zone = condition?.scope.timeZone ?? 'UTC'
  const periods = points.map(({ startsAt }) => periodText(startsAt, grain, zone))
  const values = points.map(({ value }) => value)
  const thresholds = {
    target,
    alertIf,
    ctq: benchmark.ctqValue,
    warning: benchmark.warningTrigger,
    missed: benchmark.missedOpportunityTrigger,
  }
  const isControl = widget === 'CONTROL_CHART'
  const levels = [
    ...controlLevels(target, isControl ? limits : null),
    ...(widget === 'GAUGE' ? nearLevels(thresholds, values) : []),
  ]
  const to = (startsAt: string) =>
    rowsAddress({
      metricId,
      scope: condition?.scope.id,
      from: startsAt,
      to: grain === '%future added value' ? undefined : endOf(startsAt, grain, zone),
    })
  return (
    <Chart
      height={widget === 'NUMBER' ? 88 : 120}
      periods={periods}
      lines={[{ values, marks: isControl ? marksOf(points, limits) : undefined }]}
      levels={levels}
      unit={unit}
      format={figure}
      about={
        points.length
          ? t.conditionChartAbout({
              name,
              periods: t.countOfPeriods({ grain, count: points.length }),
              first: periods[0]!,
              last: periods.at(-1)!,
              value: valueText(values.at(-1)!, unit),
              lowest: figure(Math.min(...values)),
              highest: figure(Math.max(...values)),
            })
          : undefined
      }
      table={
        <PointsTable
          caption={t.pointsOf({ name })}
          period={t.period}
          periods={periods}
          columns={[{ label: t.value({ unit }), values, to: (i) => to(points[i]!.startsAt) }]}
          format={figure}
        />
      }
    />
  )
}
