import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ChangeAppointmentDialog_appointment$key } from '../../__generated__/ChangeAppointmentDialog_appointment.graphql.ts'
import type { ChangeAppointmentDialogCancelMutation } from '../../__generated__/ChangeAppointmentDialogCancelMutation.graphql.ts'
import type { ChangeAppointmentDialogMutation } from '../../__generated__/ChangeAppointmentDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { noRepetition, repetitionOf, ruleOf } from '../../kernel/recurrence/repetition.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { scheduleOf, typedEnd } from './appointmentDraft.ts'
import { RepeatsFields } from './RepeatsFields.tsx'
import { ScopeDialog, type AppointmentScope } from './ScopeDialog.tsx'
import { MoreFields } from './MoreFields.tsx'
import { SimpleFields } from './SimpleFields.tsx'
import type { LocationMode } from './words.ts'
import * as t from './__generated__/messages.ts'

const changeMutation = graphql`
  mutation ChangeAppointmentDialogMutation($input: UpdateAppointmentInput!) {
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

const cancelMutation = graphql`
  mutation ChangeAppointmentDialogCancelMutation($input: CancelAppointmentInput!) {
    result: cancelAppointment(input: $input) {
      ... on CancelAppointmentSuccess {
        stepId
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface ChangeAppointmentDialogProps {
  appointment: ChangeAppointmentDialog_appointment$key
  begin: 'UPDATE' | 'CANCEL'
  onClose: () => void
}

/** Changes an appointment, or cancels it; only what was changed is sent. */
export function ChangeAppointmentDialog({ appointment: reference, begin, onClose }: ChangeAppointmentDialogProps) {
  const { id, key, name, description, objective, locationMode, place, location, version, schedule, repeats, series } =
    useShownFragment(
      graphql`
      fragment ChangeAppointmentDialog_appointment on Appointment {
        id
        key
        name
        description
        objective
        locationMode
        place
        version
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
  const revalidator = useRevalidator()
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
  const draft = useDraft('appointment', id, version)
  const [typed, setTyped] = useDraftState(draft, 'appointment', before)
  const change = (more: Partial<typeof before>) => setTyped((all) => ({ ...all, ...more }))
  const [action, setAction] = useState(begin)
  const [reason, setReason] = useDraftState(draft, 'reason', '')
  const [problems, setProblems] = useState<Problems>({})
  const [update, isUpdating] = useMutation<ChangeAppointmentDialogMutation>(changeMutation)
  const [cancel, isCancelling] = useMutation<ChangeAppointmentDialogCancelMutation>(cancelMutation)
  const moved =
    date !== typed.date || startTime !== typed.startTime || endTime !== typed.endTime || timeZone !== typed.timeZone
  const rule = ruleOf({ ...typed.repetition, date: typed.date })
  const isOtherRule = rule !== ruleOf(before.repetition)
  const [isAsking, setIsAsking] = useState(false)
  async function submit(scope: AppointmentScope) {
    const changed = Object.fromEntries(
      (['name', 'description', 'objective', 'place', 'locationMode'] as const)
        .filter((field) => typed[field] !== before[field])
        .map((field) => [field, typed[field]]),
    )
    const { problems: found } =
      action === 'CANCEL'
        ? await cancel({ id, ...(series && { scope }), reason })
        : await update({
            id,
            ...(series && { scope }),
            version: draft.version,
            ...changed,
            ...(typed.location?.id !== before.location?.id && { locationId: typed.location?.id ?? null }),
            ...(moved && { schedule: scheduleOf(typed) }),
            ...(isOtherRule && { repeats: rule || null }),
          })
    if (found) return setProblems(found)
    draft.clear()
    toast(
      'success',
      action === 'CANCEL' ? t.isCancelled({ key }) : t.isChanged({ key }),
      action === 'UPDATE' && moved ? t.everybodyIsAskedAnew : undefined,
    )
    onClose()
    await revalidator.revalidate()
  }
  const submitText = action === 'CANCEL' ? t.cancelAppointment : t.save
  return (
    <FormDialog
      title={action === 'CANCEL' ? t.cancel2({ key }) : t.change2({ key })}
      submit={submitText}
      width="sm"
      problems={problems}
      waiting={isUpdating || isCancelling}
      draft={draft}
      onSubmit={() => {
        if (!series) void submit('THIS')
        else if (action === 'UPDATE' && isOtherRule) void submit('FOLLOWING')
        else setIsAsking(true)
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.action}
        value={action}
        onChange={(event) => setAction(event.target.value as 'UPDATE' | 'CANCEL')}
      >
        <option value="UPDATE">{t.update}</option>
        <option value="CANCEL">{t.cancel}</option>
      </SelectField>
      {action === 'CANCEL' ? (
        <TextArea
          label={t.why}
          autoFocus
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          help={t.toldToEverybodyWhoWasAsked}
          problem={problems.reason}
        />
      ) : (
        <>
          <SimpleFields draft={typed} problems={problems} onChange={change}>
            <RepeatsFields
              value={typed.repetition}
              help={series && isOtherRule ? (rule ? t.anotherRule : t.repeatsNoMore) : undefined}
              problem={problems.repeats ?? problems.scope}
              onChange={(repetition) => change({ repetition })}
            />
          </SimpleFields>
          <MoreFields draft={typed} problems={problems} zoneHelp={t.theTimesAreByItsClock} onChange={change} />
        </>
      )}
      {isAsking ? (
        <ScopeDialog
          title={action === 'CANCEL' ? t.cancelRepeating : t.changeRepeating}
          submit={submitText}
          onChoose={(scope) => {
            setIsAsking(false)
            void submit(scope)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </FormDialog>
  )
}
