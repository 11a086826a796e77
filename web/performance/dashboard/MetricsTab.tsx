import { idIn } from '../../kernel/relay/globalId.ts'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { MetricsTabQuery } from '../../__generated__/MetricsTabQuery.graphql.ts'
import { LevelsSection } from '../benchmark/LevelsSection.tsx'
import { BreachList } from '../breach/BreachList.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { CadenceSection } from './CadenceSection.tsx'
import { MetricsTable } from './MetricsTable.tsx'
import { spans } from './metricNumbers.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MetricsTabQuery($organizationId: ID!, $scope: ObservationScope!, $filter: ActionFilter, $breaches: BreachFilter!, $gains: OpportunityEntryFilter!, $before: DateTime!, $from: DateTime!, $to: DateTime!) {
    metrics(first: 100, filter: { status: { eq: ACTIVE }, organization: { inTreeOf: $organizationId } }) {
      edges {
        node {
          ...MetricsTable_metric @arguments(scope: $scope, before: $before, from: $from, to: $to)
        }
      }
    }
    dashboard(filter: $filter) {
      ...CadenceSection_dashboard
    }
    ...LevelsSection_query @arguments(organizationId: $organizationId)
    ...BreachList_query @arguments(filter: $breaches, gains: $gains)
  }
`

/**
 * The numbers of an organization with all below it: its metrics, what is not held, and how its routines kept their
 * cadence.
 */
export function MetricsTab() {
  const data = useRouteQuery<MetricsTabQuery>(query)
  const organizationId = idIn('Organization', useParams().saasOrgId!)
  const { from, to } = spans()
  const rowsOf = (metric: string) =>
    `/metricslibrary?${String(new URLSearchParams({ metric, scope: organizationId, rows: '1', from, to }))}`
  const metrics = data.metrics.edges.map(({ node }) => node)
  return (
    <Scroll wide>
      <Section title={t.metrics} about={t.whatTheLast28WholeDays}>
        {metrics.length ? (
          <MetricsTable metrics={metrics} caption={t.metricsOfTheOrganization} rowsOf={rowsOf} />
        ) : (
          <Empty>{t.noDataYouSeeNoMetric}</Empty>
        )}
      </Section>
      <LevelsSection query={data} />
      <BreachList query={data} />
      <CadenceSection dashboard={data.dashboard} filter={{ organization: { below: organizationId } }} />
    </Scroll>
  )
}
