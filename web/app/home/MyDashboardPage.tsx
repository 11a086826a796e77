import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { MyDashboardPageQuery } from '../../__generated__/MyDashboardPageQuery.graphql.ts'
import { MyBucketsSection } from '../../work/action/MyBucketsSection.tsx'
import { RecordsLive } from '../../work/action/RecordsLive.tsx'
import { MovesContext } from '../../work/action/moves.ts'
import { TodayRecords } from '../../work/action/TodayRecords.tsx'
import { TodayAppointments } from '../../planning/appointment/TodayAppointments.tsx'
import { ShortcutsSection } from '../../workspace/home/ShortcutsSection.tsx'
import { DrawerButtons } from '../panel/DrawerButtons.tsx'
import { useRouteQuery, useRouteVariables } from '../../kernel/relay/route.tsx'
import { MyRoutinesSection } from '../../work/routine/MyRoutinesSection.tsx'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import * as t from './__generated__/messages.ts'

/** Two beside each other where there is room. */
const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
)

const query = graphql`
  query MyDashboardPageQuery(
    $organizationId: ID
    $from: DateTime!
    $to: DateTime!
    $now: DateTime!
    $tomorrow: DateTime!
  ) {
    transitionTable {
      name
      label
      from
      to
      bucket
      needs
    }
    late: actionGrid(filter: { isMine: true, isOverdue: true }, orderBy: { field: DUE }) {
      ...TodayRecords_grid
    }
    dueToday: actionGrid(
      filter: { isMine: true, isOpen: true, scheduledEnd: { gte: $now, lt: $tomorrow } }
      orderBy: { field: DUE }
    ) {
      ...TodayRecords_grid
    }
    waiting: actionGrid(filter: { awaitsMe: true }, orderBy: { field: STATUS_SINCE }) {
      ...TodayRecords_grid
    }
    ...TodayAppointments_query @arguments(now: $now, tomorrow: $tomorrow)
    ...MyBucketsSection_query
    quickLaunch(organizationId: $organizationId) {
      ...ShortcutsSection_launch
    }
    calendar(filter: { isMine: true }, from: $from, to: $to) {
      ...MyRoutinesSection_calendar
    }
  }
`

/** The day: what is late, due and waiting for me, appointments, routines; then buckets and shortcuts. It is live. */
export function MyDashboardPage() {
  return (
    <Page title={t.today} actions={<DrawerButtons />}>
      <Suspense
        fallback={
          <Scroll>
            {[120, 260, 180].map((height) => (
              <Ghost key={height} style={{ height }} />
            ))}
          </Scroll>
        }
      >
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<MyDashboardPageQuery>(query)
  const readAgain = useReadAgain(query, useRouteVariables())
  return (
    <MovesContext value={data.transitionTable}>
      <Scroll>
        <Columns>
          <TodayRecords title={t.late} empty={t.nothingIsLate} to="/mytasks?is=late&sort=due" grid={data.late} />
          <TodayRecords
            title={t.dueToday}
            empty={t.nothingElseIsDueToday}
            to="/mytasks?is=open&due=today&sort=due"
            grid={data.dueToday}
          />
          <TodayRecords
            title={t.waitingForMe}
            empty={t.nothingWaitsForYou}
            to="/activerecords?is=waiting&sort=since"
            grid={data.waiting}
          />
          <TodayAppointments query={data} />
        </Columns>
        <MyRoutinesSection calendar={data.calendar} />
        <MyBucketsSection query={data} />
        <ShortcutsSection launch={data.quickLaunch} />
      </Scroll>
      <Suspense>
        <RecordsLive onChanged={readAgain} />
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </MovesContext>
  )
}
