import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { AppointmentsPageQuery } from '../../__generated__/AppointmentsPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { AppointmentsSection } from './AppointmentsSection.tsx'
import { calendarTabs } from './calendarTabs.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AppointmentsPageQuery($search: String!, $filter: AppointmentFilter!) {
    ...AppointmentsSection_query @arguments(search: $search, filter: $filter)
  }
`

/** The appointments as a list, beside the calendar. */
export function AppointmentsPage() {
  return (
    <Page title={t.calendar} bar={<TabLinks label={t.partsOfMyCalendar} tabs={calendarTabs} />}>
      <Scroll>
        <AppointmentsSection query={useRouteQuery<AppointmentsPageQuery>(query)} />
      </Scroll>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
