import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkCard_benchmark$key } from '../../__generated__/BenchmarkCard_benchmark.graphql.ts'
import { BenchmarkFigures } from './BenchmarkFigures.tsx'
import { BenchmarkStanding } from './BenchmarkStanding.tsx'
import { cardLook } from './cardLook.ts'
import { ConditionChart } from './ConditionChart.tsx'
import { ConditionValue } from './ConditionValue.tsx'
import { scopeNames } from './figures.ts'
import { LevelMark } from './LevelMark.tsx'
import { OpenBreaches } from './OpenBreaches.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import * as t from './__generated__/messages.ts'

/** A benchmark at a glance: its value against its target, its last points, and who answers for it. */
export function BenchmarkCard({ benchmark: key }: { benchmark: BenchmarkCard_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkCard_benchmark on Benchmark {
        id
        name
        grain
        scopeKind
        actionMetric {
          name
        }
        organization {
          name
          rootName
        }
        condition {
          level
          scope {
            name
          }
        }
        ...ConditionChart_benchmark
        ...ConditionValue_benchmark
        ...OpenBreaches_benchmark
        ...BenchmarkStanding_benchmark
        ...BenchmarkFigures_benchmark
      }
    `,
    key,
  )
  const { id, name, grain, scopeKind, actionMetric, organization, condition } = benchmark
  const at = inRoot(organization)
  const scope =
    scopeKind === 'ORGANIZATION'
      ? at
      : condition
        ? t.theWorstOf({ name: condition.scope.name, name2: at })
        : t.scopeOf({ scope: scopeNames[scopeKind] ?? '', organization: at })
  return (
    <Box component="article" aria-label={name} sx={cardLook}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Box component="h2" sx={{ m: 0, minWidth: 0, fontSize: 15, lineHeight: '20px', fontWeight: 650 }}>
            <Box
              component={Link}
              to={`/benchmark?id=${encodeURIComponent(id)}`}
              sx={{ color: 'text.primary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {name}
            </Box>
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {t.metricPerGrain({ name: actionMetric.name, grain, scope })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 1 }}>
        <ConditionValue benchmark={benchmark} />
        {condition ? <LevelMark level={condition.level} /> : null}
      </Box>
      {condition ? <ConditionChart benchmark={benchmark} /> : null}
      <OpenBreaches benchmark={benchmark} none={t.noOpenBreach} />
      <BenchmarkStanding benchmark={benchmark} />
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'text.secondary', fontSize: 12 } }}>
        <summary>{t.levelsAndOpportunity}</summary>
        <Box sx={{ pt: 2 }}>
          <BenchmarkFigures benchmark={benchmark} />
        </Box>
      </Box>
    </Box>
  )
}
