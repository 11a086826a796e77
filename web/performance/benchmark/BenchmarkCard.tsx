import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkCard_benchmark$key } from '../../__generated__/BenchmarkCard_benchmark.graphql.ts'
import { periodText } from '../metric/grains.ts'
import { BenchmarkFigures } from './BenchmarkFigures.tsx'
import { ConditionValue } from './ConditionValue.tsx'
import { ConditionWidget } from './ConditionWidget.tsx'
import { scopeNames } from './figures.ts'
import { LevelMark } from './LevelMark.tsx'
import { LevelScale } from './LevelScale.tsx'
import { OpenBreaches } from './OpenBreaches.tsx'
import * as t from './__generated__/messages.ts'

/** A benchmark at a glance. */
export function BenchmarkCard({ benchmark: key }: { benchmark: BenchmarkCard_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkCard_benchmark on Benchmark {
        id
        name
        grain
        scopeKind
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        actionMetric {
          name
        }
        organization {
          name
        }
        condition {
          attainment
          level
          since
          scope {
            name
            timeZone
          }
        }
        ...ConditionWidget_benchmark
        ...ConditionValue_benchmark
        ...OpenBreaches_benchmark
        ...BenchmarkFigures_benchmark
      }
    `,
    key,
  )
  const {
    id,
    name,
    grain,
    scopeKind,
    ctqValue,
    warningTrigger,
    missedOpportunityTrigger,
    actionMetric,
    organization,
    condition,
  } = benchmark
  const scope =
    scopeKind === 'ORGANIZATION'
      ? organization.name
      : condition
        ? t.theWorstOf({ name: condition.scope.name, name2: organization.name })
        : t.scopeOf({ scope: scopeNames[scopeKind] ?? '', organization: organization.name })
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 2.5,
        p: 3,
        minWidth: 0,
        bgcolor: 'background.paper',
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
      }}
    >
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 76, minWidth: 0 }}>
        <ConditionWidget benchmark={benchmark} />
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <ConditionValue benchmark={benchmark} />
          {condition ? (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                fontSize: 12,
                lineHeight: '16px',
                color: 'text.primary',
              }}
            >
              <LevelMark level={condition.level} />
              {condition.since ? (
                <Box sx={{ color: 'text.secondary' }}>
                  {t.since({ periodText: periodText(condition.since, grain, condition.scope.timeZone) })}
                </Box>
              ) : null}
            </Box>
          ) : null}
        </Box>
      </Box>
      <LevelScale
        attainment={condition?.attainment}
        level={condition?.level}
        missed={missedOpportunityTrigger}
        warning={warningTrigger}
        ctq={ctqValue}
      />
      <OpenBreaches benchmark={benchmark} />
      <BenchmarkFigures benchmark={benchmark} />
    </Box>
  )
}
