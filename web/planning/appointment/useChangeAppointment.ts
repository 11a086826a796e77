import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useChangeAppointment_appointment$key } from '../../__generated__/useChangeAppointment_appointment.graphql.ts'
import type { useChangeAppointmentMutation } from '../../__generated__/useChangeAppointmentMutation.graphql.ts'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { noRepetition, repetitionOf, ruleOf } from '../../kernel/recurrence/repetition.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { scheduleOf, typedEnd } from './appointmentDraft.ts'
import type { AppointmentScope } from './ScopeDialog.tsx'
import type { LocationMode } from './words.ts'

const mutation = graphql`
  mutation useChangeAppointmentMutation($input: UpdateAppointmentInput!) {
    result: updateAppointment(input: $input) {
      ... on UpdateAppointmentSuccess {
        stepId
        appointment {
          status
          ...AppointmentDetails_appointment
          ...AppointmentRow_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** What an appointment is to become, as it is typed into a draft; only what was changed is sent. */
export function useChangeAppointment(reference: useChangeAppointment_appointment$key, draft: Draft) {
  const { id, name, description, objective, locationMode, place, location, schedule, repeats, series } =
    useShownFragment(
      graphql`
      fragment useChangeAppointment_appointment on Appointment {
        id
        name
        description
        objective
        locationMode
        place
        repeats
        series {
          sentence
        }
        location {
          id
          name
        }
        schedule {
          date
          startTime
          endTime
          timeZone
        }
      }
    `,
      reference,
    )
  const { date, startTime, timeZone } = schedule
  const endTime = typedEnd(schedule.endTime)
  const [before] = useState({
    name,
    description,
    objective,
    place,
    date,
    startTime,
    endTime,
    timeZone,
    location: location ?? null,
    locationMode: locationMode as LocationMode,
    repetition:
      repeats && series ? repetitionOf({ rule: repeats, sentence: series.sentence }, date) : noRepetition(date),
  })
  const [typed, setTyped] = useDraftState(draft, 'appointment', before)
  const [update, isSending] = useMutation<useChangeAppointmentMutation>(mutation)
  const moved =
    date !== typed.date || startTime !== typed.startTime || endTime !== typed.endTime || timeZone !== typed.timeZone
  const rule = ruleOf({ ...typed.repetition, date: typed.date })
  const isOtherRule = rule !== ruleOf(before.repetition)
  function send(scope?: AppointmentScope) {
    const changed = Object.fromEntries(
      (['name', 'description', 'objective', 'place', 'locationMode'] as const)
        .filter((field) => typed[field] !== before[field])
        .map((field) => [field, typed[field]]),
    )
    return update({
      id,
      ...(scope && { scope }),
      version: draft.version,
      ...changed,
      ...(typed.location?.id !== before.location?.id && { locationId: typed.location?.id ?? null }),
      ...(moved && { schedule: scheduleOf(typed) }),
      ...(isOtherRule && { repeats: rule || null }),
    })
  }
  const change = (more: Partial<typeof before>) => setTyped((all) => ({ ...all, ...more }))
  return { typed, change, moved, rule, isOtherRule, isRepeating: Boolean(series), send, isSending }
}
