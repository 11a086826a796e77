import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { AddRecordButton } from '../../work/action/AddRecordButton.tsx'
import { MovesContext } from '../../work/action/moves.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { lazyBehindFirstScreen } from '../../kernel/relay/screen.ts'
import { LookBack } from '../../kernel/shell/LookBack.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { BoardSkeleton } from '../../work/action/BoardSkeleton.tsx'
import { BoardFilters } from '../../workspace/home/BoardFilters.tsx'
import * as t from './__generated__/messages.ts'

const DrawerButtons = lazyBehindFirstScreen(async () => (await import('../panel/DrawerButtons.tsx')).DrawerButtons)
const BoardNotices = lazy(async () => ({ default: (await import('./BoardNotices.tsx')).BoardNotices }))

const query = graphql`
  query HomePageQuery {
    transitionTable {
      name
      label
      from
      to
      bucket
      needs
    }
    ...BoardFilters_query
  }
`

/** The board: filters, and below them the buckets. */
export function HomePage() {
  const data = useRouteQuery<HomePageQuery>(query)
  const viewer = useViewer()
  return (
    <Page
      title={t.board}
      actions={
        <>
          <AddRecordButton />
          <Suspense>
            <DrawerButtons />
          </Suspense>
        </>
      }
    >
      <LookBack>
        <MovesContext value={data.transitionTable}>
          <Box
            sx={{
              display: 'grid',
              gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
              minHeight: 0,
              '@media print': { display: 'block' },
            }}
          >
            <div>
              {viewer?.closings.length || viewer?.isOnboarding ? (
                <Suspense>
                  <BoardNotices {...viewer} />
                </Suspense>
              ) : null}
            </div>
            <BoardFilters query={data} />
            <Suspense fallback={<BoardSkeleton />}>
              <Outlet />
            </Suspense>
          </Box>
        </MovesContext>
      </LookBack>
    </Page>
  )
}
