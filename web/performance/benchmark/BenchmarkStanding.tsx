import { graphql, useFragment } from 'react-relay'
import type { BenchmarkStanding_benchmark$key } from '../../__generated__/BenchmarkStanding_benchmark.graphql.ts'
import { periodText } from '../metric/grains.ts'
import { breachesText } from './breachesText.ts'
import { FigureList } from './FigureList.tsx'
import { levelTime } from './levelTime.ts'
import * as t from './__generated__/messages.ts'

/** For how long a benchmark has been at its level, how often it was breached, and who answers for it. */
export function BenchmarkStanding({ benchmark }: { benchmark: BenchmarkStanding_benchmark$key }) {
  const { grain, periodDays, frequencyTrend, roleResponsibility, responsiblePeople, condition } = useFragment(
    graphql`
      fragment BenchmarkStanding_benchmark on Benchmark {
        grain
        periodDays
        frequencyTrend {
          breaches
          usual
        }
        roleResponsibility {
          name
        }
        responsiblePeople {
          name
        }
        condition {
          since
          pointsAtLevel
          endsAt
          scope {
            timeZone
          }
        }
      }
    `,
    benchmark,
  )
  const people = responsiblePeople.map(({ name }) => name).join(', ')
  const since = condition?.since
  return (
    <FigureList>
      <div>
        <dt>{t.atThisLevel}</dt>
        <dd title={since ? t.since({ periodText: periodText(since, grain, condition.scope.timeZone) }) : undefined}>
          {condition ? levelTime(condition) : <span className="quiet">{t.noData}</span>}
        </dd>
      </div>
      <div>
        <dt>{t.breachesDays({ periodDays })}</dt>
        <dd>{breachesText(frequencyTrend)}</dd>
      </div>
      <div>
        <dt>{t.owner}</dt>
        <dd>
          {roleResponsibility.name} <span className="quiet">{people || t.nobodyHasThisRole}</span>
        </dd>
      </div>
    </FigureList>
  )
}
