import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { RecordsPageQuery } from '../../__generated__/RecordsPageQuery.graphql.ts'
import { DrawerButtons } from '../panel/DrawerButtons.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ReportTabs } from '../../performance/report/ReportTabs.tsx'
import { LookBack } from '../../kernel/shell/LookBack.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { ViewBar } from '../../people/view/ViewBar.tsx'
import { AddRecordButton } from '../../work/action/AddRecordButton.tsx'
import { MovesContext } from '../../work/action/moves.ts'
import { ListFilters } from '../../work/action/list/ListFilters.tsx'
import { listScreens, screenAt, viewSearch } from '../../work/action/list/listFilter.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RecordsPageQuery($screen: String!) {
    transitionTable {
      name
      label
      from
      to
      bucket
      needs
    }
    ...ListFilters_query
    ...ViewBar_query @arguments(screen: $screen)
  }
`

/** Every action record in reach, or one's own: saved views, filters, and the list. */
export function RecordsPage() {
  const data = useRouteQuery<RecordsPageQuery>(query)
  const screen = screenAt(useLocation().pathname)
  const { title, isMine, isReport, builtIn } = listScreens[screen]
  return (
    <Page
      title={title}
      bar={isReport ? <ReportTabs /> : null}
      actions={
        <>
          <SearchField param="text" label={t.findARecord} />
          <AddRecordButton />
          <DrawerButtons />
        </>
      }
    >
      <LookBack>
        <MovesContext value={data.transitionTable}>
          <Box sx={{ display: 'grid', gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
            <ViewBar query={data} screen={screen} builtIn={builtIn} searchOf={viewSearch} />
            <ListFilters query={data} isMine={isMine} />
            <Suspense fallback={<Skeleton />}>
              <Outlet />
            </Suspense>
          </Box>
        </MovesContext>
      </LookBack>
    </Page>
  )
}

function Skeleton() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheRecords}
      sx={{ p: { xs: 3, md: 5 }, display: 'grid', gap: 2, alignContent: 'start', overflow: 'hidden' }}
    >
      {Array.from({ length: 14 }, (_, i) => (
        <Ghost key={i} style={{ height: 28 }} />
      ))}
    </Box>
  )
}
