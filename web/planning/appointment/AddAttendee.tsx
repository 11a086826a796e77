import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AddAttendee_appointment$key } from '../../__generated__/AddAttendee_appointment.graphql.ts'
import type { AddAttendeeMutation } from '../../__generated__/AddAttendeeMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { ColleagueField } from '../../people/membership/ColleagueField.tsx'
import * as t from './__generated__/messages.ts'

const nobody = { name: '', email: '' }
type Attendee = AddAttendeeMutation['variables']['input']['attendee']

/** Asks somebody to an appointment: of the house by name, from outside by address. */
export function AddAttendee({ appointment: key }: { appointment: AddAttendee_appointment$key }) {
  const { id, attendees } = useFragment(
    graphql`
      fragment AddAttendee_appointment on Appointment {
        id
        attendees {
          user {
            id
          }
        }
      }
    `,
    key,
  )
  const [add, waiting] = useMutation<AddAttendeeMutation>(graphql`
    mutation AddAttendeeMutation($input: AddAppointmentAttendeeInput!) {
      result: addAppointmentAttendee(input: $input) {
        ... on AddAppointmentAttendeeSuccess {
          appointment {
            ...AppointmentDetails_appointment
            ...AppointmentRow_appointment
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [problems, setProblems] = useState<Problems>({})
  const form = useForm(problems, { isWindow: true })
  const [outside, setOutside] = useState<typeof nobody>()
  async function ask(attendee: Attendee, name: string): Promise<boolean> {
    const { problems: found } = await add({ id, attendee })
    setProblems(found ?? {})
    if (!found) announce(t.isAsked({ name }))
    return !found
  }
  const set = (field: keyof typeof nobody) => (event: { target: { value: string } }) =>
    setOutside((before) => ({ ...nobody, ...before, [field]: event.target.value }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      <ColleagueField
        label={t.askSomebody}
        many
        onlyPeople
        but={new Set(attendees.flatMap(({ user }) => user?.id ?? []))}
        problem={problems['attendee.userId']}
        onChange={(somebody) => somebody && void ask({ userId: somebody.id }, somebody.name)}
      />
      {outside ? (
        <Box
          component="form"
          ref={form}
          noValidate
          aria-label={t.somebodyFromOutside}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' }, alignItems: 'start' }}
          onSubmit={(event) => {
            event.preventDefault()
            if (!waiting)
              void ask(
                { guest: { name: outside.name || null, email: outside.email } },
                outside.name || outside.email,
              ).then((done) => done && setOutside(undefined))
          }}
        >
          <Field
            label={t.name}
            maxLength={120}
            autoFocus
            value={outside.name}
            onChange={set('name')}
            problem={problems['attendee.guest.name']}
          />
          <Field
            label={t.email}
            type="email"
            required
            value={outside.email}
            onChange={set('email')}
            problem={problems['attendee.guest.email']}
          />
          <PlainButton type="submit" className="outlined" aria-disabled={waiting} style={{ marginTop: 20 }}>
            {t.ask}
          </PlainButton>
        </Box>
      ) : (
        <PlainButton type="button" style={{ justifySelf: 'start' }} onClick={() => setOutside(nobody)}>
          {t.somebodyFromOutside}
        </PlainButton>
      )}
    </Box>
  )
}
