import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricDetail_metric$key } from '../../__generated__/MetricDetail_metric.graphql.ts'
import { ObservationsSection } from '../../performance/observation/ObservationsSection.tsx'
import { PeersSection } from '../../performance/peer/PeersSection.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { MetricAbout } from '../../performance/metric/MetricAbout.tsx'
import { MetricActions } from '../../performance/metric/MetricActions.tsx'
import { MetricFormulas } from '../../performance/metric/MetricFormulas.tsx'
import { MetricHistory } from '../../performance/metric/MetricHistory.tsx'
import { MetricUses } from '../../performance/metric/MetricUses.tsx'
import { ScopeField } from '../../performance/metric/ScopeField.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** A metric: what it is, how it went, what it is computed with, and where it is used. */
export function MetricDetail({ metric: key }: { metric: MetricDetail_metric$key }) {
  const metric = useFragment(
    graphql`
      fragment MetricDetail_metric on Metric
      @argumentDefinitions(scope: { type: "ObservationScope" }, organization: { type: "ID" }, grain: { type: "Grain!", defaultValue: DAY }, from: { type: "DateTime" }) {
        id
        name
        ...MetricActions_metric
        ...MetricAbout_metric
        ...MetricHistory_metric @arguments(scope: $scope, grain: $grain, from: $from)
        unit
        peers(organizationId: $organization) {
          ...PeersSection_comparison
        }
        ...MetricFormulas_metric
        ...MetricUses_metric
      }
    `,
    key,
  )
  const [search] = useSearch()
  const scope = search.get('scope')
  return (
    <Page title={metric.name} actions={<MetricActions metric={metric} />}>
      <Scroll>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Link to={scope ? `/metricslibrary?scope=${encodeURIComponent(scope)}` : '/metricslibrary'}>
            {t.allMetrics}
          </Link>
          <ScopeField />
        </Box>
        <MetricAbout metric={metric} />
        <MetricHistory metric={metric} />
        <PeersSection comparison={metric.peers} unit={metric.unit} />
        <ObservationsSection metricId={metric.id} />
        <MetricFormulas metric={metric} />
        <MetricUses metric={metric} />
      </Scroll>
    </Page>
  )
}
