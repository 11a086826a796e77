import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RoutineDialog_series$key } from '../../__generated__/RoutineDialog_series.graphql.ts'
import type { RoutineDialogChangeMutation } from '../../__generated__/RoutineDialogChangeMutation.graphql.ts'
import type { RoutineDialogCreateMutation } from '../../__generated__/RoutineDialogCreateMutation.graphql.ts'
import type { RoutineDialogFromMutation } from '../../__generated__/RoutineDialogFromMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { inputOf, newRhythm, rhythmOf, spansOf } from './rhythm.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { RhythmPreview } from './RhythmPreview.tsx'
import { TaskRecordField, type FoundRecord, type PickedRecord } from './TaskRecordField.tsx'
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import { zoneHere } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation RoutineDialogCreateMutation($input: CreateSeriesInput!) {
    result: createSeries(input: $input) {
      ... on CreateSeriesSuccess {
        series {
          id
          sentence
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const changeMutation = graphql`
  mutation RoutineDialogChangeMutation($input: UpdateSeriesInput!) {
    result: updateSeries(input: $input) {
      ... on UpdateSeriesSuccess {
        series {
          id
          sentence
          ...RoutineDialog_series
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const fromMutation = graphql`
  mutation RoutineDialogFromMutation($input: UpdateSeriesFromInput!) {
    result: updateSeriesFrom(input: $input) {
      ... on UpdateSeriesFromSuccess {
        series {
          id
          sentence
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RoutineDialogProps {
  /** The routine that is changed; none for a new one. */
  series?: RoutineDialog_series$key
  /** Of a routine, the occurrence from which on it is changed; none for all of it. */
  from?: { id: string; slot: string }
  /** The task record of a new one, where that is known. */
  taskRecord?: PickedRecord
  onClose: () => void
  /** Done; with the id of the routine that goes on, where that is another one. */
  onDone: (id?: string) => void
}

const titles = { new: t.newRoutine, all: t.changeAllOfIt, from: t.changeThisOneAndAllThat }

/** Asks when a routine falls due, with what that means below: for a new one, for all of one, or for what follows. */
export function RoutineDialog({ series: key, from, taskRecord, onClose, onDone }: RoutineDialogProps) {
  const series = useShownFragment(
    graphql`
      fragment RoutineDialog_series on Series {
        id
        title
        rule
        sentence
        startsOn
        timeZone
        durationMins
        leadDays
        version
        organization {
          id
        }
        vehicle {
          vehicleId
          unitNumber
        }
      }
    `,
    key ?? null,
  )
  const here = zoneHere()
  const begun = series && (from ? `${from.slot.slice(0, 10)}${series.startsOn.slice(10)}` : series.startsOn)
  const zone = taskRecord?.timeZone ?? here
  const draft = useDraft(
    'routine',
    series ? (from ? `from ${from.id} ${series.id}` : series.id) : newIn(taskRecord?.id),
    series?.version,
  )
  const [value, setValue] = useDraftState(draft, 'rhythm', () =>
    series && begun ? rhythmOf(series, begun) : newRhythm(wallIn(new Date().toISOString(), zone).slice(0, 10), zone),
  )
  const [found, setFound] = useDraftState<FoundRecord | null>(draft, 'record', null)
  const record = taskRecord ?? found
  const [vehicle, setVehicle] = useDraftState(draft, 'vehicle', vehicleChoice(series?.vehicle))
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<RoutineDialogCreateMutation>(createMutation)
  const [change, isChanging] = useMutation<RoutineDialogChangeMutation>(changeMutation)
  const [changeFrom, isSplitting] = useMutation<RoutineDialogFromMutation>(fromMutation)
  const submit = async () => {
    const rhythm = { ...inputOf(value), ...spansOf(value), vehicleId: vehicle?.id ?? null }
    if (!series && !record) return setProblems({ taskRecordId: t.chooseWhatIsToBeDone })
    if (series && from) {
      const outcome = await changeFrom({ id: from.id, version: draft.version, ...rhythm })
      if (outcome.problems) return setProblems(outcome.problems)
      draft.clear()
      toast('success', outcome.done.series!.sentence)
      return onDone(outcome.done.series!.id)
    }
    const outcome = series
      ? await change({ id: series.id, version: draft.version, ...rhythm })
      : await create({ taskRecordId: record!.id, ...rhythm })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    toast('success', outcome.done.series!.sentence)
    onDone()
  }
  const organizationId = series?.organization?.id ?? record?.organizationId
  return (
    <FormDialog
      title={series ? `${from ? titles.from : titles.all}: ${series.title}` : titles.new}
      submit={series ? t.save : t.makeItARoutine}
      width="sm"
      problems={problems}
      waiting={isCreating || isChanging || isSplitting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {series || taskRecord ? null : (
        <TaskRecordField
          value={found}
          problem={problems.taskRecordId}
          onChange={(picked) => {
            setFound(picked)
            if (picked) setValue({ ...value, zone: picked.timeZone })
          }}
        />
      )}
      <RhythmFields value={value} problems={problems} onChange={setValue} autoFocus={Boolean(series ?? taskRecord)} />
      <VehiclePicker
        organizationId={organizationId}
        value={vehicle}
        onChange={setVehicle}
        help={t.leaveEmptyForThatOfThe}
        problem={problems.vehicleId}
      />
      {organizationId ? <RhythmPreview organizationId={organizationId} value={value} /> : null}
    </FormDialog>
  )
}
