import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { Attendees_appointment$key } from '../../__generated__/Attendees_appointment.graphql.ts'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { AddAttendee } from './AddAttendee.tsx'
import { AttendeeRow } from './AttendeeRow.tsx'
import * as t from './__generated__/messages.ts'

/** Who is asked to an appointment and what they have answered, and a way to ask more. */
export function Attendees({ appointment: key }: { appointment: Attendees_appointment$key }) {
  const appointment = useFragment(
    graphql`
      fragment Attendees_appointment on Appointment {
        attendees {
          id
          response
          ...AttendeeRow_attendee
        }
        can {
          edit {
            allowed
            reason
          }
        }
        ...AddAttendee_appointment
      }
    `,
    key,
  )
  const { attendees, can } = appointment
  const list = useKeptFocus<HTMLUListElement>(attendees.length)
  const count = (response: string) => attendees.filter((one) => one.response === response).length
  return (
    <>
      <Why permission={can.edit} />
      {can.edit.allowed ? <AddAttendee appointment={appointment} /> : null}
      {attendees.length ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t.answers({
              accepted: count('ACCEPTED'),
              tentative: count('TENTATIVE'),
              declined: count('DECLINED'),
              pending: count('PENDING'),
            })}
          </Typography>
          <Box
            component="ul"
            ref={list}
            aria-label={t.people}
            sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid var(--ops-line)', borderRadius: 1 }}
          >
            {attendees.map((attendee) => (
              <AttendeeRow key={attendee.id} attendee={attendee} mayRemove={can.edit.allowed} />
            ))}
          </Box>
        </>
      ) : (
        <Typography color="textSecondary">
          {t.nobodyIsAskedYet}
          {can.edit.allowed ? ` ${t.whoeverIsGetsAnInvitation}` : ''}
        </Typography>
      )}
    </>
  )
}
