import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { MyDashboardPageQuery } from '../../__generated__/MyDashboardPageQuery.graphql.ts'
import { MyBucketsSection } from '../../work/action/MyBucketsSection.tsx'
import { MovesContext } from '../../work/action/moves.ts'
import { ShortcutsSection } from '../../workspace/home/ShortcutsSection.tsx'
import { DrawerButtons } from '../panel/DrawerButtons.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { MyRoutinesSection } from '../../work/routine/MyRoutinesSection.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MyDashboardPageQuery($organizationId: ID, $from: DateTime!, $to: DateTime!) {
    transitionTable {
      name
      label
      from
      to
      bucket
      needs
    }
    ...MyBucketsSection_query
    quickLaunch(organizationId: $organizationId) {
      ...ShortcutsSection_launch
    }
    calendar(filter: { isMine: true }, from: $from, to: $to) {
      ...MyRoutinesSection_calendar
    }
  }
`

/** What is mine: my buckets, my shortcuts with their tours, my routines. */
export function MyDashboardPage() {
  return (
    <Page title={t.myDashboard} actions={<DrawerButtons />}>
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
  return (
    <MovesContext value={data.transitionTable}>
      <Scroll>
        <MyBucketsSection query={data} />
        <ShortcutsSection launch={data.quickLaunch} />
        <MyRoutinesSection calendar={data.calendar} />
      </Scroll>
      <Suspense>
        <Outlet />
      </Suspense>
    </MovesContext>
  )
}
