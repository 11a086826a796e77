import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { MyAnalyticsPageQuery } from '../../__generated__/MyAnalyticsPageQuery.graphql.ts'
import { MyBreachesSection } from '../breach/MyBreachesSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { AdherenceSection } from './AdherenceSection.tsx'
import { AgeingSection } from './AgeingSection.tsx'
import { RowsContext } from './DashboardContext.ts'
import { rowsAt } from './dashboardSearch.ts'
import { MyMetricsSection } from './MyMetricsSection.tsx'
import { ThroughputSection } from './ThroughputSection.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MyAnalyticsPageQuery {
    dashboard(filter: { isMine: true }) {
      ...AdherenceSection_dashboard
      ...AgeingSection_dashboard
      ...ThroughputSection_dashboard
    }
    ...MyMetricsSection_query
    ...MyBreachesSection_query
  }
`

/** One's own throughput and adherence, what is measured of oneself, and what breaches asked. */
export function MyAnalyticsPage() {
  const data = useRouteQuery<MyAnalyticsPageQuery>(query)
  const { dashboard } = data
  const [search] = useSearch()
  const rows = useCallback(
    (more: Parameters<typeof rowsAt>[2]) => rowsAt(search, false, { ...more, who: 'me' }),
    [search],
  )
  return (
    <Page title={t.myAnalytics}>
      <RowsContext value={rows}>
        <Scroll>
          <ThroughputSection dashboard={dashboard} />
          <AdherenceSection dashboard={dashboard} />
          <MyMetricsSection query={data} />
          <MyBreachesSection query={data} />
          <AgeingSection dashboard={dashboard} />
        </Scroll>
      </RowsContext>
    </Page>
  )
}
