import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AddAppointmentDialogMutation } from '../../__generated__/AddAppointmentDialogMutation.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { noRepetition, ruleOf } from '../../kernel/recurrence/repetition.ts'
import { emptyDraft, scheduleOf } from './appointmentDraft.ts'
import { ChosenPeople } from './ChosenPeople.tsx'
import { FileChooser } from './FileChooser.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import { GroupSelect } from '../../organization/department/GroupSelect.tsx'
import { MoreFields } from './MoreFields.tsx'
import type { Colleague } from '../../people/membership/ColleagueField.tsx'
import { RepeatsFields } from './RepeatsFields.tsx'
import { SimpleFields } from './SimpleFields.tsx'
import { useFileLimits } from './useFileLimits.ts'
import { useSendings } from './useSendings.ts'
import { today } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const create = graphql`
  mutation AddAppointmentDialogMutation($input: CreateAppointmentInput!) {
    result: createAppointment(input: $input) {
      ... on CreateAppointmentSuccess {
        appointment {
          key
          name
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Sent {
  readonly id: string
  readonly name: string
}

interface AddAppointmentDialogProps {
  /** What it begins with: date, startTime, endTime. */
  given: Partial<Record<string, string>>
  onClose: () => void
}

/** Makes an appointment by the simple form; the full one opens below it. */
export function AddAppointmentDialog({ given, onClose }: AddAppointmentDialogProps) {
  const revalidator = useRevalidator()
  const [initial] = useState(() => ({
    ...emptyDraft,
    date: today(),
    repetition: noRepetition(today()),
    organizationId: chosenOrganization()?.id ?? '',
    groupId: '',
    people: [] as readonly Colleague[],
    isFull: false,
  }))
  const draft = useDraft('appointment', newIn(null))
  const [typed, setTyped] = useDraftState(draft, 'appointment', initial, {
    ...(given.date && { date: given.date }),
    ...(given.startTime && { startTime: given.startTime }),
    ...(given.endTime && { endTime: given.endTime }),
  })
  const change = (more: Partial<typeof initial>) => setTyped((before) => ({ ...before, ...more }))
  const [arrived, setArrived] = useState<readonly Sent[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [send, waiting] = useMutation<AddAppointmentDialogMutation>(create)
  const limits = useFileLimits()
  const sendings = useSendings({
    of: { organizationId: typed.organizationId },
    refusal: limits.refusal,
    onSent: (id, { name: called }) => {
      setArrived((before) => [...before, { id, name: called }])
      return Promise.resolve(undefined)
    },
  })
  const { organizationId, groupId, people, name, description, objective, locationMode, place, location, isFull } = typed
  const { repetition, date } = typed
  async function submit() {
    if (sendings.isSending) return setProblems({ input: t.waitUntilTheFilesAreThere })
    const { done, problems: found } = await send({
      organizationId,
      groupId: groupId || null,
      name,
      description,
      objective,
      locationMode,
      place,
      locationId: location?.id ?? null,
      schedule: scheduleOf(typed),
      repeats: ruleOf({ ...repetition, date }) || null,
      attendees: people.map(({ id: userId }) => ({ userId })),
      fileIds: arrived.map(({ id }) => id),
    })
    if (found) {
      // What is wrong may stand in the part that is folded away.
      if (
        Object.keys(found).some((path) =>
          ['description', 'place', 'locationId', 'schedule.timeZone', 'organizationId', 'groupId'].includes(path),
        )
      )
        change({ isFull: true })
      return setProblems(found)
    }
    draft.clear()
    toast('success', t.appointmentMade, `${done.appointment!.key} ${done.appointment!.name}`)
    onClose()
    await revalidator.revalidate()
  }
  return (
    <FormDialog
      title={t.addAppointment}
      submit={t.addAppointment}
      width="sm"
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SimpleFields draft={typed} problems={problems} onChange={change}>
        <RepeatsFields
          value={repetition}
          problem={problems.repeats}
          onChange={(next) => change({ repetition: next })}
        />
      </SimpleFields>
      <ChosenPeople people={people} problem={problems.attendees} onChange={(next) => change({ people: next })} />
      <FreeTimes draft={typed} organizationId={organizationId} people={people} onChange={change} />
      <Box component="section" aria-label={t.attachments} sx={{ display: 'grid', gap: 2 }}>
        {organizationId ? <FileChooser limits={limits} sendings={sendings} /> : null}
        {arrived.map((file) => (
          <Box key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Box>
            <PlainButton
              type="button"
              aria-label={t.leaveOut2({ name: file.name })}
              onClick={() => setArrived(arrived.filter((one) => one !== file))}
            >
              {t.leaveOut}
            </PlainButton>
          </Box>
        ))}
        {problems.fileIds ? <Notice role="alert">{problems.fileIds}</Notice> : null}
      </Box>
      <PlainButton
        type="button"
        className="outlined"
        style={{ justifySelf: 'start' }}
        aria-expanded={isFull}
        onClick={() => change({ isFull: !isFull })}
      >
        {isFull ? t.fewerDetails : t.allDetails}
      </PlainButton>
      {/* The organization is chosen by itself where the fields are folded away. */}
      <Box sx={isFull ? { display: 'grid', gap: 4 } : { display: 'none' }}>
        <OrganizationSelect
          value={organizationId}
          onChange={(id) => change({ organizationId: id, groupId: '' })}
          problem={problems.organizationId}
        />
        <GroupSelect
          organizationId={organizationId}
          value={groupId}
          onChange={(id) => change({ groupId: id })}
          problem={problems.groupId}
        />
        <MoreFields draft={typed} problems={problems} zoneHelp={t.emptyForThatOfTheOrganization} onChange={change} />
      </Box>
    </FormDialog>
  )
}
