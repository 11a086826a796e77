import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { DashboardSectionQuery } from '../../__generated__/DashboardSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { AgeingSection } from './AgeingSection.tsx'
import { CadenceSection } from './CadenceSection.tsx'
import { dashboardFilter } from './dashboardSearch.ts'
import { FiguresRow } from './FiguresRow.tsx'
import { GroupsSection } from './GroupsSection.tsx'
import { MetricsStrip } from './MetricsStrip.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { ThroughputSection } from './ThroughputSection.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'

const RecordsLive = lazy(async () => ({ default: (await import('../../work/action/RecordsLive.tsx')).RecordsLive }))

const query = graphql`
  query DashboardSectionQuery($filter: ActionFilter) {
    ...PeopleSection_query @arguments(filter: $filter)
    dashboard(filter: $filter) {
      ...FiguresRow_dashboard
      ...MetricsStrip_dashboard
      ...GroupsSection_dashboard
      ...AgeingSection_dashboard
      ...ThroughputSection_dashboard
      ...CadenceSection_dashboard
    }
  }
`

/** The figures, read again quietly as records change. */
export function DashboardSection() {
  const data = useRouteQuery<DashboardSectionQuery>(query)
  const { dashboard } = data
  const [search] = useSearch()
  const isMine = useLocation().pathname === '/myteam'
  const readAgain = useReadAgain<DashboardSectionQuery>(query, { filter: dashboardFilter(search, isMine) }, 0)
  return (
    <Scroll wide>
      <FiguresRow dashboard={dashboard} />
      <MetricsStrip dashboard={dashboard} />
      <PeopleSection query={data} />
      <GroupsSection dashboard={dashboard} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <AgeingSection dashboard={dashboard} />
        <ThroughputSection dashboard={dashboard} />
      </Box>
      <CadenceSection dashboard={dashboard} filter={dashboardFilter(search, isMine)} />
      <Suspense>
        <RecordsLive onChanged={readAgain} />
      </Suspense>
    </Scroll>
  )
}
