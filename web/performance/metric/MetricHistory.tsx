import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricHistory_metric$key } from '../../__generated__/MetricHistory_metric.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { rowsAddress } from './addresses.ts'
import { endOf, grains, historyIn, periodText, periodsText, withGaps } from './grains.ts'
import { PeriodsField } from './PeriodsField.tsx'
import { figure, isAlert, targetText, valueText } from './words.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

// Charts take their library only where there is one.
const HistoryChart = lazy(async () => ({ default: (await import('./HistoryChart.tsx')).HistoryChart }))

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
        id
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
            figures {
              observations
              n
              average
              sumPerRate
            }
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  const { grain, periods } = historyIn(search)
  const { id, name, unit, targetThreshold, aggregationMethod, formulas, formulaNumber, history } = metric
  const scope = search.get('scope')
  const points = history?.points ?? []
  const zone = history?.timeZone ?? 'UTC'
  const valued = points.flatMap(({ startsAt, value }) => (value == null ? [] : [{ startsAt, value }]))
  const text = (startsAt: string) => periodText(startsAt, grain, zone)
  const isRatio = formulas.find(({ number }) => number === formulaNumber)?.denominator != null
  const cell = (value: number | null | undefined) =>
    value == null ? <span style={{ color: 'var(--ops-ink-3)' }}>{t.noData}</span> : figure(value)
  const outside = valued.filter(({ value }) => isAlert(value, metric))
  const extreme = (pick: (...values: number[]) => number) =>
    valued.find(({ value }) => value === pick(...valued.map((one) => one.value)))!
  const last = valued.at(-1)
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
            <Figure
              label={t.average}
              value={history.whole.average}
              unit={unit}
              isChosen={aggregationMethod === 'AVERAGE'}
            />
            <Figure
              label={t.sumPerRate}
              value={isRatio ? history.whole.sumPerRate : null}
              unit={unit}
              isChosen={aggregationMethod === 'SUM_PER_RATE'}
              none={isRatio ? t.noData : t.onlyOfARatio}
            />
            <Figure
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
          <Box sx={{ px: 2, pb: 2, minHeight: 296 }}>
            <Suspense>
              <HistoryChart
                points={withGaps(points, grain, zone).map(({ startsAt, value }) => ({
                  period: text(startsAt),
                  value: value ?? null,
                }))}
                target={targetThreshold ?? null}
                unit={unit}
              />
            </Suspense>
          </Box>
          <Box
            component="details"
            sx={{ borderTop: '1px solid var(--ops-line-2)', '& summary': { px: 3, py: 2, cursor: 'pointer' } }}
          >
            <summary>{t.asATable}</summary>
            <Table
              caption={t.by4({ name, grain })}
              columns={[
                t.period({ grain }),
                { label: t.average2({ unit }), number: true },
                { label: t.sumPerRate2({ unit }), number: true },
                { label: t.observations2, number: true },
                t.againstTheTarget,
              ]}
            >
              {points.toReversed().map(({ startsAt, value, figures }) => (
                <tr key={startsAt}>
                  <th scope="row">{text(startsAt)}</th>
                  <td className="number">{cell(figures.average)}</td>
                  <td className="number">{isRatio ? cell(figures.sumPerRate) : '–'}</td>
                  <td className="number">
                    <Link
                      to={rowsAddress({ metricId: id, scope, from: startsAt, to: endOf(startsAt, grain, zone) })}
                      aria-label={t.theObservationsOf({ observations: figures.observations, text: text(startsAt) })}
                    >
                      {figure(figures.observations)}
                    </Link>
                  </td>
                  <td>
                    {value == null
                      ? t.insufficientData
                      : targetThreshold == null
                        ? t.noTarget
                        : isAlert(value, metric)
                          ? t.beyond
                          : t.within}
                  </td>
                </tr>
              ))}
            </Table>
          </Box>
        </>
      ) : (
        <Empty>{points.length ? t.insufficientDataTheDenominatorOfThese : t.noDataInThisTimeEnter}</Empty>
      )}
    </Section>
  )
}

function Figure({
  label,
  value,
  unit,
  isChosen,
  none = t.noData,
}: {
  label: string
  value: number | null | undefined
  unit: string
  isChosen?: boolean
  none?: string
}) {
  return (
    <div>
      <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
        {label}
        {isChosen ? ` ${t.whatItGoesBy}` : ''}
      </div>
      <div
        style={{
          fontSize: 20,
          lineHeight: '28px',
          fontWeight: isChosen ? 650 : 400,
          fontVariantNumeric: 'tabular-nums',
          color: value == null ? 'var(--ops-ink-3)' : undefined,
        }}
      >
        {value == null ? none : figure(value)}{' '}
        <span style={{ fontSize: 13, fontWeight: 400, color: 'var(--ops-ink-2)' }}>{value == null ? '' : unit}</span>
      </div>
    </div>
  )
}
