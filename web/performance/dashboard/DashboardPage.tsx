import Box from '@mui/material/Box'
import { Suspense, useCallback } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { RowsContext } from './DashboardContext.ts'
import { DashboardFilters } from './DashboardFilters.tsx'
import { rowsAt } from './dashboardSearch.ts'
import { PrintStyle } from './PrintStyle.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DashboardPageQuery {
    ...DashboardFilters_query
  }
`

const tabs = [
  { to: '/dashboard', label: t.everybodyInReach },
  { to: '/myteam', label: t.myTeam },
]

/** How the work of a team stands. */
export function DashboardPage({ isMine = false }: { isMine?: boolean }) {
  const data = useRouteQuery<DashboardPageQuery>(query)
  const [search] = useSearch()
  const rows = useCallback((more: Parameters<typeof rowsAt>[2]) => rowsAt(search, isMine, more), [search, isMine])
  return (
    <Page
      title={isMine ? t.myTeam : t.team}
      bar={<TabLinks label={t.whoseWork} tabs={tabs} />}
      actions={
        <PlainButton type="button" className="outlined" onClick={() => window.print()}>
          {t.print}
        </PlainButton>
      }
    >
      <PrintStyle />
      <RowsContext value={rows}>
        <Box sx={{ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
          <DashboardFilters query={data} />
          <Suspense fallback={<Skeleton />}>
            <Outlet />
          </Suspense>
        </Box>
      </RowsContext>
    </Page>
  )
}

function Skeleton() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheDashboard}
      sx={{ p: { xs: 3, md: 5 }, display: 'grid', gap: 3, alignContent: 'start', overflow: 'hidden' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 3 }}>
        {['open', 'late', 'escalated', 'unassigned', 'completed'].map((name) => (
          <Ghost key={name} style={{ height: 72 }} />
        ))}
      </Box>
      {['people', 'groups', 'age'].map((name) => (
        <Ghost key={name} style={{ height: 220 }} />
      ))}
    </Box>
  )
}
