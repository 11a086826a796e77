import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { MyCalendarPageQuery } from '../../__generated__/MyCalendarPageQuery.graphql.ts'
import { AddRecordPopup } from '../../work/action/AddRecordPopup.tsx'
import { calendarTabs } from '../appointment/calendarTabs.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { CalendarShape } from './CalendarShape.tsx'
import { useReadCalendarAgain } from './useReadCalendarAgain.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MyCalendarPageQuery($from: DateTime!, $to: DateTime!, $filter: CalendarFilter) {
    calendar(from: $from, to: $to, filter: $filter) {
      ...CalendarSection_calendar
    }
  }
`

/** The calendar: one's own, and that of whom one chooses. */
export function MyCalendarPage() {
  return (
    <Page title={t.calendar} bar={<TabLinks label={t.partsOfMyCalendar} tabs={calendarTabs} />}>
      <Suspense fallback={<CalendarShape />}>
        <Content />
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
      <AddRecordPopup />
    </Page>
  )
}

function Content() {
  const { calendar } = useRouteQuery<MyCalendarPageQuery>(query)
  const readAgain = useReadCalendarAgain(query)
  return <CalendarSection calendar={calendar} onChanged={readAgain} />
}
