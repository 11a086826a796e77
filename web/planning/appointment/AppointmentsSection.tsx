import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, usePaginationFragment } from 'react-relay'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import type { AppointmentsSection_query$key } from '../../__generated__/AppointmentsSection_query.graphql.ts'
import type { AppointmentsSectionPageQuery } from '../../__generated__/AppointmentsSectionPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { AppointmentRow } from './AppointmentRow.tsx'
import { isMine, listIn, lists } from './listFilter.ts'
import { dayIn, dayText, today } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const nothing = {
  coming: t.nothingIsComingUpAddAn,
  waiting: t.nothingWaitsForYourAnswer,
  past: t.thereWasNothingYet,
}

/** Appointments by day: those to come, those that wait for an answer, those that were. */
export function AppointmentsSection({ query }: { query: AppointmentsSection_query$key }) {
  const page = usePaginationFragment<AppointmentsSectionPageQuery, AppointmentsSection_query$key>(
    graphql`
      fragment AppointmentsSection_query on Query
      @refetchable(queryName: "AppointmentsSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "AppointmentFilter!" }
      ) {
        appointments(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "AppointmentsSection_appointments") {
          edges {
            node {
              id
              schedule {
                startsAt
              }
              ...AppointmentRow_appointment
            }
          }
        }
      }
    `,
    query,
  )
  const { search, set } = useNarrowing({ isStep: true })
  const { add } = useAddPopup()
  const list = listIn(search)
  const days = new Map<string, (typeof page.data.appointments.edges)[number]['node'][]>()
  for (const { node } of page.data.appointments.edges) {
    const day = dayIn(node.schedule.startsAt)
    days.set(day, [...(days.get(day) ?? []), node])
  }
  const nameOf = (date: string) => (date === today() ? t.today({ dayText: dayText(date) }) : dayText(date))
  return (
    <>
      <LibraryTools
        search={{ param: 'search', label: t.searchAppointments }}
        tools={
          <>
            <PlainButton
              type="button"
              className={isMine(search) ? 'chip chosen' : 'chip'}
              aria-pressed={isMine(search)}
              onClick={() => set({ whose: isMine(search) ? 'all' : null })}
            >
              {t.mineOnly}
            </PlainButton>
            <ListExport
              list="APPOINTMENTS"
              label={t.appointments}
              narrowedTo={({ search, filter }) => ({ search, filter })}
            />
          </>
        }
        create={
          <PlainButton type="button" className="primary" onClick={() => add('appointment')}>
            {t.addAppointment}
          </PlainButton>
        }
      />
      <Section title={t.appointments}>
        <SearchTabs label={t.whichAppointments} name="list" tabs={lists} selected={list} />
        {[...days].map(([date, nodes]) => (
          <Box component="section" key={date} aria-label={dayText(date)}>
            <Typography
              component="h3"
              variant="body2"
              color="textSecondary"
              sx={{ px: 3, pt: 3, pb: 1, fontWeight: 550 }}
            >
              {nameOf(date)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {nodes.map((node) => (
                <AppointmentRow key={node.id} appointment={node} />
              ))}
            </Box>
          </Box>
        ))}
        {days.size ? null : <Empty>{search.get('search') ? t.noAppointmentFits : nothing[list]}</Empty>}
        <More page={page} />
      </Section>
    </>
  )
}
