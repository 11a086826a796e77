import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import type { ObservationsSectionQuery } from '../__generated__/ObservationsSectionQuery.graphql.ts'
import { useLoaded } from '../relay/useLoaded.ts'
import { GhostRows } from '../ui/GhostRows.tsx'
import { Retry } from '../ui/Retry.tsx'
import { Section } from '../ui/Section.tsx'
import { ObservationRows } from './ObservationRows.tsx'
import { rowsIn } from './rowsIn.ts'

const query = graphql`
  query ObservationsSectionQuery($metric: ID!, $organization: ID!, $isNarrowed: Boolean!, $scope: ObservationScope, $from: DateTime, $to: DateTime, $includeVoided: Boolean!) {
    node(id: $metric) {
      ...ObservationRows_metric @arguments(scope: $scope, from: $from, to: $to, includeVoided: $includeVoided) @alias(as: "metric")
    }
    scope: node(id: $organization) @include(if: $isNarrowed) {
      ...ObservationRows_organization @alias(as: "organization")
    }
  }
`

/** The rows behind the numbers of a metric, as the address narrows them, and the ways to enter more. */
export function ObservationsSection({ metricId }: { metricId: string }) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { organizationId, ...when } = rowsIn(search)
  const { reference, read } = useLoaded<ObservationsSectionQuery>(query, {
    metric: metricId,
    organization: organizationId ?? '',
    isNarrowed: organizationId !== null,
    scope: organizationId === null ? null : { organizationId },
    ...when,
  })
  const changed = () => {
    read()
    void revalidate()
  }
  return (
    <Retry onRetry={read} within={framed} style={{ padding: 12 }}>
      <Suspense fallback={<Coming />}>{reference ? <Loaded reference={reference} onChanged={changed} /> : <Coming />}</Suspense>
    </Retry>
  )
}

function Loaded({ reference, onChanged }: { reference: PreloadedQuery<ObservationsSectionQuery>; onChanged: () => void }) {
  const { node, scope } = usePreloadedQuery<ObservationsSectionQuery>(query, reference)
  return node?.metric ? <ObservationRows metric={node.metric} organization={scope?.organization ?? null} onChanged={onChanged} /> : null
}

const framed = (failure: ReactNode) => <Section title="Observations">{failure}</Section>

const Coming = () => (
  <Section title="Observations">
    <GhostRows />
  </Section>
)
