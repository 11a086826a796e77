import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { MetricsPageQuery } from '../../__generated__/MetricsPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { MetricDetail } from './MetricDetail.tsx'
import { MetricList } from '../../performance/metric/MetricList.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MetricsPageQuery($search: String!, $filter: MetricFilter!, $scope: ObservationScope, $organization: ID, $metric: ID!, $isOne: Boolean!, $grain: Grain!, $from: DateTime!) {
    ...MetricList_query @arguments(search: $search, filter: $filter, scope: $scope) @skip(if: $isOne) @alias(as: "list")
    node(id: $metric) @include(if: $isOne) {
      ... on Metric @alias(as: "metric") {
        ...MetricDetail_metric @arguments(scope: $scope, organization: $organization, grain: $grain, from: $from)
      }
    }
  }
`

/** The library of metrics, or the one of them that the address names. */
export function MetricsPage() {
  return (
    <Suspense fallback={<Coming />}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const data = useRouteQuery<MetricsPageQuery>(query)
  const [search] = useSearch()
  const scope = search.get('scope')
  if (data.list) return <MetricList query={data.list} scope={scope} />
  if (data.node?.metric) return <MetricDetail metric={data.node.metric} />
  return (
    <Page title={t.metric}>
      <Centered title={t.noSuchMetric} text={t.thereIsNoMetricHereThat}>
        <ButtonLink to="/metricslibrary" className="primary">
          {t.toTheLibrary}
        </ButtonLink>
      </Centered>
    </Page>
  )
}

const Coming = () => (
  <Page title={t.metricsLibrary}>
    <GhostRows lists={[4, 2, 3]} />
  </Page>
)
