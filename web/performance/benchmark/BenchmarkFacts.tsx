import { inRoot } from '../../kernel/ui/inRoot.ts'
import { priorityName } from '../../kernel/ui/priorityName.ts'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkFacts_benchmark$key } from '../../__generated__/BenchmarkFacts_benchmark.graphql.ts'
import { figure, valueText } from '../metric/words.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { moneyText, scopeNames } from './figures.ts'
import * as t from './__generated__/messages.ts'

/** What a benchmark asks, of what, and who answers. */
export function BenchmarkFacts({ benchmark: key }: { benchmark: BenchmarkFacts_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkFacts_benchmark on Benchmark {
        description
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        target
        ownTarget
        resetLevel
        consecutivePoints
        grain
        scopeKind
        unitMargin {
          amount
          currency
        }
        volumeUnit
        priority {
          name
        }
        actionMetric {
          id
          name
          unit
        }
        roleResponsibility {
          name
        }
        organization {
          name
          rootName
        }
        department {
          name
        }
        group {
          name
        }
        createdBy {
          name
        }
        createdAt
      }
    `,
    key,
  )
  const {
    actionMetric,
    target,
    ownTarget,
    resetLevel,
    consecutivePoints,
    grain,
    scopeKind,
    unitMargin,
    volumeUnit,
    department,
    group,
  } = benchmark
  const value = (of: number | null | undefined) => (of == null ? null : valueText(of, actionMetric.unit))
  const points = t.countOfPeriods({ grain, count: consecutivePoints })
  return (
    <Section title={t.whatItAsks} about={benchmark.description || undefined}>
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            [
              t.metric,
              <Link key="metric" to={`/metricslibrary?metric=${encodeURIComponent(actionMetric.id)}`}>
                {actionMetric.name}
              </Link>,
            ],
            [t.of, scopeNames[scopeKind]],
            [
              t.target,
              target == null
                ? null
                : ownTarget == null
                  ? t.targetOfMetric({ value: value(target) ?? '' })
                  : value(target),
            ],
            [t.aBreach, t.pointsOutsideTheTarget({ points })],
            [t.recovered, resetLevel == null ? null : t.pointsBackAt({ points, level: value(resetLevel) ?? '' })],
            [
              t.levels,
              t.threeLevels({
                ctq: figure(benchmark.ctqValue),
                warning: figure(benchmark.warningTrigger),
                missed: figure(benchmark.missedOpportunityTrigger),
              }),
            ],
            [t.owner, benchmark.roleResponsibility.name],
            [t.itsRecordIs, priorityName(benchmark.priority.name)],
            [t.unitMargin, unitMargin ? t.marginPerUnit({ money: moneyText(unitMargin), unit: volumeUnit }) : null],
            [t.organization, inRoot(benchmark.organization)],
            [t.department, department ? `${department.name}${group ? `, ${group.name}` : ''}` : t.all],
            [
              t.madeBy,
              <span key="made">
                {benchmark.createdBy.name}, <Moment at={benchmark.createdAt} />
              </span>,
            ],
          ]}
        />
      </Box>
    </Section>
  )
}
