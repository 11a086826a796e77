import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { MyAnalyticsPageQuery } from '../__generated__/MyAnalyticsPageQuery.graphql.ts'
import { useRouteQuery } from '../relay/route.tsx'
import { Page } from '../shell/Page.tsx'
import { Scroll } from '../ui/Scroll.tsx'
import { AdherenceSection } from './AdherenceSection.tsx'
import { AgeingSection } from './AgeingSection.tsx'
import { RowsContext } from './DashboardContext.ts'
import { rowsAt } from './dashboardSearch.ts'
import { ThroughputSection } from './ThroughputSection.tsx'

const query = graphql`
  query MyAnalyticsPageQuery {
    dashboard(filter: { isMine: true }) {
      ...AdherenceSection_dashboard
      ...AgeingSection_dashboard
      ...ThroughputSection_dashboard
    }
  }
`

/** One's own throughput and adherence. */
export function MyAnalyticsPage() {
  const { dashboard } = useRouteQuery<MyAnalyticsPageQuery>(query)
  const [search] = useSearchParams()
  const rows = useCallback((more: Parameters<typeof rowsAt>[2]) => rowsAt(search, false, { ...more, who: 'me' }), [search])
  return (
    <Page title="My analytics">
      <RowsContext value={rows}>
        <Scroll>
          <ThroughputSection dashboard={dashboard} />
          <AdherenceSection dashboard={dashboard} />
          <AgeingSection dashboard={dashboard} />
        </Scroll>
      </RowsContext>
    </Page>
  )
}
