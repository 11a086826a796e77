import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TodayAppointments_query$key } from '../../__generated__/TodayAppointments_query.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AppointmentRow } from './AppointmentRow.tsx'
import * as t from './__generated__/messages.ts'

/** The rest of the day's appointments that one takes part in, and below them the invitations not yet answered. */
export function TodayAppointments({ query: key }: { query: TodayAppointments_query$key }) {
  const { today, invitations } = useFragment(
    graphql`
      fragment TodayAppointments_query on Query
      @argumentDefinitions(now: { type: "DateTime!" }, tomorrow: { type: "DateTime!" }) {
        today: appointments(
          filter: { isMine: true, cancelledAt: { isNull: true }, endsAt: { gt: $now }, startsAt: { lt: $tomorrow } }
          first: 10
        ) {
          nodes {
            id
            ...AppointmentRow_appointment
          }
        }
        invitations: appointments(filter: { isAwaitingMe: true, startsAt: { gte: $tomorrow } }, first: 5) {
          nodes {
            id
            ...AppointmentRow_appointment
          }
        }
      }
    `,
    key,
  )
  return (
    <Section title={t.appointments} actions={<Link to="/mycalendar/appointments">{t.allAppointments}</Link>}>
      {today.nodes.length + invitations.nodes.length ? (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {today.nodes.map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} />
          ))}
          {invitations.nodes.map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} showsDay />
          ))}
        </ul>
      ) : (
        <Empty>{t.noAppointmentsToday}</Empty>
      )}
    </Section>
  )
}
