import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { CalendarDialogQuery } from '../../__generated__/CalendarDialogQuery.graphql.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { CalendarShape } from './CalendarShape.tsx'
import { useReadCalendarAgain } from './useReadCalendarAgain.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CalendarDialogQuery($from: DateTime!, $to: DateTime!, $filter: CalendarFilter) {
    calendar(from: $from, to: $to, filter: $filter) {
      ...CalendarSection_calendar
    }
  }
`

/** The calendar over the board. */
export function CalendarDialog() {
  return (
    <ToolDialog title={t.calendar}>
      <Suspense fallback={<CalendarShape />}>
        <Content />
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </ToolDialog>
  )
}

function Content() {
  const { calendar } = useRouteQuery<CalendarDialogQuery>(query)
  const readAgain = useReadCalendarAgain(query)
  return <CalendarSection calendar={calendar} onChanged={readAgain} />
}
