import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenchmarkFigures_benchmark$key } from '../../__generated__/BenchmarkFigures_benchmark.graphql.ts'
import { figure } from '../metric/words.ts'
import { moneyText } from './figures.ts'
import * as t from './__generated__/messages.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '8px 12px',
  margin: 0,
  '& dt': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .quiet': { color: 'var(--ops-ink-2)' },
})

const ways: Partial<Record<string, string>> = {
  RISING: t.moreThanUsual,
  STEADY: t.nearUsual,
  FALLING: t.fewerThanUsual,
}

/** What a benchmark's period came to: breaches, opportunity and margin, and who answers for it. */
export function BenchmarkFigures({ benchmark: key }: { benchmark: BenchmarkFigures_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkFigures_benchmark on Benchmark {
        periodDays
        totalCtqOpportunity
        volumeUnit
        marginImpact {
          amount
          currency
        }
        frequencyTrend {
          breaches
          usual
          direction
        }
        roleResponsibility {
          name
        }
        responsiblePeople {
          name
        }
        can {
          seeMargin {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const {
    periodDays,
    totalCtqOpportunity,
    volumeUnit,
    marginImpact,
    frequencyTrend: trend,
    roleResponsibility,
    responsiblePeople,
    can,
  } = benchmark
  const people = responsiblePeople.map(({ name }) => name).join(', ')
  const margin: ReactNode = !can.seeMargin.allowed ? (
    <span className="quiet" title={can.seeMargin.reason ?? undefined}>
      {t.notYoursToSee}
    </span>
  ) : !marginImpact ? (
    <span className="quiet">{t.notKnown}</span>
  ) : (
    moneyText(marginImpact)
  )
  return (
    <List>
      <div>
        <dt>{t.breachesDays({ periodDays })}</dt>
        <dd>
          {trend.breaches} <span className="quiet">{`${ways[trend.direction] ?? ''} (${figure(trend.usual)})`}</span>
        </dd>
      </div>
      <div>
        <dt>{t.toCtqDays({ periodDays })}</dt>
        <dd>
          {totalCtqOpportunity == null ? (
            <span className="quiet">{t.noData}</span>
          ) : (
            `${figure(totalCtqOpportunity)} ${volumeUnit}`
          )}
        </dd>
      </div>
      <div>
        <dt>{t.marginImpact}</dt>
        <dd>{margin}</dd>
      </div>
      <div>
        <dt>{t.owner}</dt>
        <dd>
          {roleResponsibility.name} <span className="quiet">{people || t.nobodyHasThisRole}</span>
        </dd>
      </div>
    </List>
  )
}
