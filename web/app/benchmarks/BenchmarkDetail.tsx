import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenchmarkDetail_benchmark$key } from '../../__generated__/BenchmarkDetail_benchmark.graphql.ts'
import { periodText } from '../../performance/metric/grains.ts'
import { PeersSection } from '../../performance/peer/PeersSection.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { BenchmarkFacts } from '../../performance/benchmark/BenchmarkFacts.tsx'
import { BenchmarkFigures } from '../../performance/benchmark/BenchmarkFigures.tsx'
import { BenchmarkStanding } from '../../performance/benchmark/BenchmarkStanding.tsx'
import { ConditionValue } from '../../performance/benchmark/ConditionValue.tsx'
import { ControlSection } from '../../performance/benchmark/ControlSection.tsx'
import { LevelMark } from '../../performance/benchmark/LevelMark.tsx'
import { LevelScale } from '../../performance/benchmark/LevelScale.tsx'
import { OpenBreaches } from '../../performance/benchmark/OpenBreaches.tsx'
import { ScopesSection } from '../../performance/benchmark/ScopesSection.tsx'
import * as t from './__generated__/messages.ts'

interface BenchmarkDetailProps {
  benchmark: BenchmarkDetail_benchmark$key
  /** The list of its breaches, which pages by itself. */
  breaches: ReactNode
}

/** A benchmark in full: how it stands, its points, its breaches, and what it asks. */
export function BenchmarkDetail({ benchmark: key, breaches }: BenchmarkDetailProps) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkDetail_benchmark on Benchmark @argumentDefinitions(scopeId: { type: "ID" }, points: { type: "Int", defaultValue: 60 }) {
        grain
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        condition {
          attainment
          level
          since
          scope {
            name
            timeZone
          }
        }
        actionMetric {
          unit
        }
        peers {
          ...PeersSection_comparison
        }
        ...ConditionValue_benchmark
        ...OpenBreaches_benchmark
        ...BenchmarkStanding_benchmark
        ...BenchmarkFigures_benchmark
        ...ScopesSection_benchmark
        ...ControlSection_benchmark @arguments(scopeId: $scopeId, points: $points)
        ...BenchmarkFacts_benchmark
      }
    `,
    key,
  )
  const { grain, condition, ctqValue, warningTrigger, missedOpportunityTrigger } = benchmark
  return (
    <Scroll>
      <Section
        title={t.currentCondition}
        about={
          condition
            ? `${condition.scope.name}${condition.since ? t.atThisLevelSince({ periodText: periodText(condition.since, grain, condition.scope.timeZone) }) : ''}`
            : undefined
        }
        actions={condition ? <LevelMark level={condition.level} /> : null}
      >
        <Box
          sx={{
            p: 3,
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <ConditionValue benchmark={benchmark} />
            <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t.attainmentOfTarget}</Box>
            <LevelScale
              attainment={condition?.attainment}
              level={condition?.level}
              missed={missedOpportunityTrigger}
              warning={warningTrigger}
              ctq={ctqValue}
            />
            <OpenBreaches benchmark={benchmark} />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <BenchmarkStanding benchmark={benchmark} />
            <BenchmarkFigures benchmark={benchmark} />
          </Box>
        </Box>
      </Section>
      <ScopesSection benchmark={benchmark} />
      <ControlSection benchmark={benchmark} />
      <PeersSection comparison={benchmark.peers} unit={benchmark.actionMetric.unit} />
      {breaches}
      <BenchmarkFacts benchmark={benchmark} />
    </Scroll>
  )
}
