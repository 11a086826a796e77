import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { MetricHistory_metric$key } from '../../__generated__/MetricHistory_metric.graphql.ts'
import { Chart } from '../../kernel/chart/Chart.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { grains, historyIn, periodText, periodsText, withGaps } from './grains.ts'
import { HistoryFigure } from './HistoryFigure.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { PeriodsField } from './PeriodsField.tsx'
import { figure, isAlert, targetText, valueText } from './words.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const tabs = (['DAY', ...grains.filter((grain) => grain !== 'DAY')] as const).map((grain) => ({
  value: grain,
  label: t.by3({ grain }),
}))

/** How a metric went: as a line with its target, as two figures, and as a table whose numbers open their rows. */
export function MetricHistory({ metric: key }: { metric: MetricHistory_metric$key }) {
  const metric = useFragment(
    graphql`
      fragment MetricHistory_metric on Metric
      @argumentDefinitions(scope: { type: "ObservationScope" }, grain: { type: "Grain!", defaultValue: DAY }, from: { type: "DateTime" }) {
        name
        unit
        targetThreshold
        alertIf
        aggregationMethod
        formulas {
          number
          denominator
        }
        formulaNumber
        history: series(scope: $scope, grain: $grain, from: $from) {
          timeZone
          whole {
            observations
            n
            average
            sumPerRate
          }
          points {
            startsAt
            value
          }
        }
        ...HistoryTable_metric @arguments(scope: $scope, grain: $grain, from: $from)
      }
    `,
    key,
  )
  const [search] = useSearch()
  const { grain, periods } = historyIn(search)
  const { name, unit, targetThreshold, aggregationMethod, formulas, formulaNumber, history } = metric
  const points = history?.points ?? []
  const zone = history?.timeZone ?? 'UTC'
  const valued = points.flatMap(({ startsAt, value }) => (value == null ? [] : [{ startsAt, value }]))
  const text = (startsAt: string) => periodText(startsAt, grain, zone)
  const isRatio = formulas.find(({ number }) => number === formulaNumber)?.denominator != null
  const outside = valued.filter(({ value }) => isAlert(value, metric))
  const extreme = (pick: (...values: number[]) => number) =>
    valued.find(({ value }) => value === pick(...valued.map((one) => one.value)))!
  const last = valued.at(-1)
  const drawn = withGaps(points, grain, zone)
  const summary = last
    ? t.historySummary({
        name,
        periods: periodsText(grain, valued.length),
        last: valueText(last.value, unit),
        lastAt: text(last.startsAt),
        lowest: figure(extreme(Math.min).value),
        lowestAt: text(extreme(Math.min).startsAt),
        highest: figure(extreme(Math.max).value),
        highestAt: text(extreme(Math.max).startsAt),
        target: targetText(metric),
        outside: outside.length,
        alertIf: metric.alertIf,
      })
    : ''
  return (
    <Section
      title={t.history}
      about={t.theLastByTheClockOf({ periods: periodsText(grain, periods), zone })}
      actions={<PeriodsField />}
    >
      <SearchTabs label={t.howLongThePeriodsAre} name="grain" tabs={tabs} selected={grain} />
      {last && history ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, px: 3, pt: 3 }}>
            <HistoryFigure
              label={t.average}
              value={history.whole.average}
              unit={unit}
              isChosen={aggregationMethod === 'AVERAGE'}
            />
            <HistoryFigure
              label={t.sumPerRate}
              value={isRatio ? history.whole.sumPerRate : null}
              unit={unit}
              isChosen={aggregationMethod === 'SUM_PER_RATE'}
              none={isRatio ? t.noData : t.onlyOfARatio}
            />
            <HistoryFigure
              label={t.observations}
              value={history.whole.observations}
              unit={
                history.whole.observations > history.whole.n
                  ? t.withInsufficientData({ figure: figure(history.whole.observations - history.whole.n) })
                  : ''
              }
            />
          </Box>
          <Box component="p" sx={{ m: 0, px: 3, pt: 2, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
            {summary}
          </Box>
          <Box sx={{ px: 3, pb: 3 }}>
            <Chart
              periods={drawn.map(({ startsAt }) => text(startsAt))}
              lines={[{ values: drawn.map(({ value }) => value ?? null) }]}
              levels={
                targetThreshold == null
                  ? []
                  : [{ value: targetThreshold, text: t.target({ figure: figure(targetThreshold) }), kind: 'target' }]
              }
              unit={unit}
              format={figure}
              height={280}
              table={<HistoryTable metric={metric} />}
            />
          </Box>
        </>
      ) : (
        <Empty>{points.length ? t.insufficientDataTheDenominatorOfThese : t.noDataInThisTimeEnter}</Empty>
      )}
    </Section>
  )
}
