import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ControlSection_benchmark$key } from '../../__generated__/ControlSection_benchmark.graphql.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { endOf, periodText } from '../metric/grains.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ControlChart } from './ControlChart.tsx'
import { controlSummary } from './controlWords.ts'
import { grainName } from './figures.ts'
import * as t from './__generated__/messages.ts'

const lengths = ['30', '60', '120', '365'].map((value) => ({ value, label: t.last({ value }) }))

/** The control chart of a benchmark in full, with what it says in a sentence and as a table. */
export function ControlSection({ benchmark: key }: { benchmark: ControlSection_benchmark$key }) {
  const {
    grain,
    target,
    actionMetric,
    chosen: condition,
    chosenChart: controlChart,
  } = useFragment(
    graphql`
      fragment ControlSection_benchmark on Benchmark @argumentDefinitions(scopeId: { type: "ID" }, points: { type: "Int", defaultValue: 60 }) {
        grain
        target
        actionMetric {
          id
          unit
        }
        chosen: condition(scopeId: $scopeId) {
          scope {
            id
            name
            timeZone
          }
        }
        chosenChart: controlChart(scopeId: $scopeId, last: $points) {
          noLimitsBecause
          limits {
            mean
            upper
            lower
            meanRange
            upperRange
          }
          points {
            startsAt
            value
            range
            rules
          }
        }
      }
    `,
    key,
  )
  const { search, set } = useNarrowing()
  const { points, limits, noLimitsBecause } = controlChart
  const { unit } = actionMetric
  const zone = condition?.scope.timeZone ?? 'UTC'
  const periods = points.map(({ startsAt }) => periodText(startsAt, grain, zone))
  const rowsOf = (startsAt: string) =>
    rowsAddress({
      metricId: actionMetric.id,
      scope: condition?.scope.id,
      from: startsAt,
      to: grain === '%future added value' ? undefined : endOf(startsAt, grain, zone),
    })
  const summary = controlSummary({ periods, points, limits, noLimitsBecause, unit, grain })
  return (
    <Section
      title={condition ? t.controlChartOf({ name: condition.scope.name }) : t.controlChart}
      about={t.individualsAndMovingRangesTheirLimits}
      actions={
        <FilterChip
          label={t.points}
          options={lengths}
          chosen={[search.get('points') ?? '60']}
          onChoose={(value) => set({ points: value === '60' ? null : value })}
        />
      }
    >
      {points.length ? (
        <Box sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Box component="p" sx={{ m: 0, maxWidth: '72ch' }}>
            {summary}
          </Box>
          <ControlChart
            periods={periods}
            points={points}
            limits={limits}
            target={target}
            unit={unit}
            rowsOf={(i) => rowsOf(points[i]!.startsAt)}
          />
        </Box>
      ) : (
        <Empty>{t.noDataNoWithAValue({ grainName: grainName(grain) })}</Empty>
      )}
    </Section>
  )
}
