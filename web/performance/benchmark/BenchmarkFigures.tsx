import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenchmarkFigures_benchmark$key } from '../../__generated__/BenchmarkFigures_benchmark.graphql.ts'
import { figure, valueText } from '../metric/words.ts'
import { FigureList } from './FigureList.tsx'
import { moneyText } from './figures.ts'
import { levelValues } from './levelValues.ts'
import * as t from './__generated__/messages.ts'

/** The levels of a benchmark in the unit of its metric, and what its period came to in opportunity and margin. */
export function BenchmarkFigures({ benchmark: key }: { benchmark: BenchmarkFigures_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkFigures_benchmark on Benchmark {
        target
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        actionMetric {
          unit
          alertIf
        }
        periodDays
        totalCtqOpportunity
        volumeUnit
        marginImpact {
          amount
          currency
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
  const { target, actionMetric, periodDays, totalCtqOpportunity, volumeUnit, marginImpact, can } = benchmark
  const { unit, alertIf } = actionMetric
  const values = levelValues({
    target,
    alertIf,
    ctq: benchmark.ctqValue,
    warning: benchmark.warningTrigger,
    missed: benchmark.missedOpportunityTrigger,
  })
  const level = (name: string, value: number | null) => (
    <div>
      <dt>{name}</dt>
      <dd>{value === null ? <span className="quiet">{t.noTarget}</span> : valueText(value, unit)}</dd>
    </div>
  )
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
    <FigureList>
      {level(t.ctq, values.ctq)}
      {level(t.warning, values.warning)}
      {level(t.missed, values.missed)}
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
    </FigureList>
  )
}
