import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkFacts_benchmark$key } from '../../__generated__/BenchmarkFacts_benchmark.graphql.ts'
import { figure, valueText } from '../metric/words.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { grainName, moneyText, scopeNames } from './figures.ts'

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
  const points =
    consecutivePoints === 1 ? `one ${grainName(grain)}` : `${consecutivePoints} ${grainName(grain)}s in a row`
  return (
    <Section title="What it asks" about={benchmark.description || undefined}>
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            [
              'Metric',
              <Link key="metric" to={`/metricslibrary?metric=${encodeURIComponent(actionMetric.id)}`}>
                {actionMetric.name}
              </Link>,
            ],
            ['Of', scopeNames[scopeKind]],
            ['Target', target == null ? null : `${value(target)}${ownTarget == null ? ', of the metric' : ''}`],
            ['A breach', `${points} outside the target`],
            ['Recovered', resetLevel == null ? null : `${points} back at ${value(resetLevel)}`],
            [
              'Levels',
              `CTQ ${figure(benchmark.ctqValue)}, warning ${figure(benchmark.warningTrigger)}, missed opportunity ${figure(benchmark.missedOpportunityTrigger)}`,
            ],
            ['Owner', benchmark.roleResponsibility.name],
            ['Its record is', benchmark.priority.name],
            ['Unit margin', unitMargin ? `${moneyText(unitMargin)} per ${volumeUnit}` : null],
            ['Organization', benchmark.organization.name],
            ['Department', department ? `${department.name}${group ? `, ${group.name}` : ''}` : 'all'],
            [
              'Made by',
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
