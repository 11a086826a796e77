import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreachView_breach$key } from '../../__generated__/BreachView_breach.graphql.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { BreachChart } from './BreachChart.tsx'
import { BreachRecords } from './BreachRecords.tsx'
import { BreachState } from './BreachState.tsx'
import { amountText } from './amounts.ts'
import * as t from './__generated__/messages.ts'

interface BreachViewProps {
  breach: BreachView_breach$key
  /** The address that a record of it has from here. */
  recordPath: (key: string) => string
}

/** A breach: which number is out of which benchmark, since when, what brings it back, and what was done about it. */
export function BreachView({ breach: key, recordPath }: BreachViewProps) {
  const breach = useFragment(
    graphql`
      fragment BreachView_breach on Breach {
        scopeId
        scopeName
        value
        target
        resetLevel
        because
        recovery
        isOpen
        openedAt
        firstPointAt
        recoveredAt
        recoveredValue
        metric {
          id
          name
          unit
        }
        benchmarkId
        benchmarkName
        condition {
          value
        }
        points {
          startsAt
          value
        }
        ...BreachState_breach
        ...BreachRecords_breach
      }
    `,
    key,
  )
  const {
    metric,
    benchmarkId,
    benchmarkName,
    points,
    scopeId,
    scopeName,
    isOpen,
    condition,
    recoveredAt,
    recoveredValue,
    firstPointAt,
  } = breach
  const rows = (from?: string, to?: string) => rowsAddress({ metricId: metric.id, scope: scopeId, from, to })
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ fontWeight: 550 }}>
          <Link to={rows(points[0]?.startsAt)}>{metric.name}</Link> · {scopeName}
        </Box>
        <BreachState breach={breach} />
      </Box>
      <BreachChart
        name={t.of({ name: metric.name, scopeName })}
        unit={metric.unit}
        points={points}
        target={breach.target}
        resetLevel={breach.resetLevel}
        firstPointAt={firstPointAt}
        rowsOf={(i) => rows(points[i]!.startsAt, points[i + 1]?.startsAt)}
      />
      <Box sx={{ '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' } }}>
        <Facts
          facts={[
            [
              t.valueThatOpenedIt,
              <Link key="value" to={rows(firstPointAt)}>
                {amountText(breach.value, metric.unit)}
              </Link>,
            ],
            [t.because, breach.because],
            isOpen
              ? [t.lastClosedPoint, condition ? amountText(condition.value, metric.unit) : t.noData2]
              : [t.endedAt, recoveredValue == null ? t.noPointOfItsOwn : amountText(recoveredValue, metric.unit)],
            [
              t.benchmark,
              benchmarkId ? (
                <Link key="benchmark" to={`/benchmark?id=${encodeURIComponent(benchmarkId)}`}>
                  {benchmarkName}
                </Link>
              ) : (
                benchmarkName
              ),
            ],
            [t.since, <Moment key="since" at={breach.openedAt} />],
            isOpen || !recoveredAt
              ? [t.whatBringsItBack, breach.recovery]
              : [t.until, <Moment key="until" at={recoveredAt} />],
          ]}
        />
      </Box>
      <BreachRecords breach={breach} path={recordPath} />
    </Box>
  )
}
