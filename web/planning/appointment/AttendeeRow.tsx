import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { AttendeeRow_attendee$key } from '../../__generated__/AttendeeRow_attendee.graphql.ts'
import type { AttendeeRowMutation } from '../../__generated__/AttendeeRowMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ServiceAccountTag } from '../../people/user/ServiceAccountTag.tsx'
import { responseNames } from './words.ts'
import * as t from './__generated__/messages.ts'

/** Somebody who is asked, and their answer. */
export function AttendeeRow({ attendee: key, mayRemove }: { attendee: AttendeeRow_attendee$key; mayRemove: boolean }) {
  const { id, name, email, response, user } = useFragment(
    graphql`
      fragment AttendeeRow_attendee on AppointmentAttendee {
        id
        name
        email
        response
        user {
          id
          isServiceAccount
        }
      }
    `,
    key,
  )
  const [remove, waiting] = useMutation<AttendeeRowMutation>(graphql`
    mutation AttendeeRowMutation($input: RemoveAppointmentAttendeeInput!) {
      result: removeAppointmentAttendee(input: $input) {
        ... on RemoveAppointmentAttendeeSuccess {
          appointment {
            ...AppointmentDetails_appointment
            ...AppointmentRow_appointment
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  async function submit() {
    if (waiting) return
    const { problems } = await remove({ id })
    if (problems) toast('error', t.isStillAsked({ name }), problems.input)
    else announce(t.isNotAskedAnyMore({ name }))
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 3,
        py: 2,
        '& + &': { borderTop: '1px solid var(--ops-line-2)' },
      }}
    >
      <Initials name={name} size={28} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {user?.isServiceAccount ? <ServiceAccountTag /> : user ? email : t.fromOutside({ email })}
        </Box>
      </Box>
      <Tag>{responseNames[response]}</Tag>
      {mayRemove ? (
        <PlainButton
          type="button"
          aria-label={t.askNoLonger({ name })}
          aria-disabled={waiting}
          onClick={() => void submit()}
        >
          {t.remove}
        </PlainButton>
      ) : null}
    </Box>
  )
}
