import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ObservationsSectionQuery } from '../../__generated__/ObservationsSectionQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ObservationRows } from './ObservationRows.tsx'
import { observationFilter, rowsIn } from './rowsIn.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ObservationsSectionQuery($metric: ID!, $of: ID!, $isNarrowed: Boolean!, $filter: ObservationFilter!) {
    node(id: $metric) {
      ...ObservationRows_metric @arguments(filter: $filter) @alias(as: "metric")
    }
    scope: node(id: $of) @include(if: $isNarrowed) {
      ...ObservationRows_organization @alias(as: "organization")
      ... on Location @alias(as: "location") {
        name
      }
      ... on Vehicle @alias(as: "vehicle") {
        unitNumber
      }
      ... on User @alias(as: "person") {
        name
      }
    }
  }
`

/** The rows behind the numbers of a metric, as the address narrows them, and the ways to enter more. */
export function ObservationsSection({ metricId }: { metricId: string }) {
  const [search] = useSearch()
  const { revalidate } = useRevalidator()
  const rows = rowsIn(search)
  const { of } = rows
  const { reference, read } = useLoaded<ObservationsSectionQuery>(query, {
    metric: metricId,
    of: of ?? '',
    isNarrowed: of !== null,
    filter: observationFilter(rows),
  })
  const changed = () => {
    read()
    void revalidate()
  }
  return (
    <Retry onRetry={read} within={framed} style={{ padding: 12 }}>
      <Suspense fallback={<Coming />}>
        {reference ? <Loaded reference={reference} onChanged={changed} /> : <Coming />}
      </Suspense>
    </Retry>
  )
}

function Loaded({
  reference,
  onChanged,
}: {
  reference: PreloadedQuery<ObservationsSectionQuery>
  onChanged: () => void
}) {
  const { node, scope } = usePreloadedQuery<ObservationsSectionQuery>(query, reference)
  const within =
    scope?.location?.name ?? (scope?.vehicle ? t.unit({ unitNumber: scope.vehicle.unitNumber }) : scope?.person?.name)
  return node?.metric ? (
    <ObservationRows
      metric={node.metric}
      organization={scope?.organization ?? null}
      within={within}
      onChanged={onChanged}
    />
  ) : null
}

const framed = (failure: ReactNode) => <Section title={t.observations}>{failure}</Section>

const Coming = () => (
  <Section title={t.observations}>
    <GhostRows />
  </Section>
)
