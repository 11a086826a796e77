import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AddRecordDialogMutation } from '../../__generated__/AddRecordDialogMutation.graphql.ts'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { TaskItemPicker, type PickedItem } from '../task/TaskItemPicker.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { TableFields, useTableFields } from '../../kernel/ui/TableFields.tsx'
import { listedTable } from './actionFields.ts'
import { emptyRecord, givenIn, vehicleIn } from './recordDraft.ts'
import { useRecordChoices } from './useRecordChoices.ts'
import { CandidateField } from './CandidateField.tsx'
import { GroupField } from '../../organization/department/GroupField.tsx'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { streamCode } from '../../kernel/relay/streamCode.ts'
import * as t from './__generated__/messages.ts'

const create = graphql`
  mutation AddRecordDialogMutation($input: CreateActionInput!) {
    result: createAction(input: $input) {
      ... on CreateActionSuccess {
        action {
          key
          title
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Whether the board hears of the new record by itself; then reading it again would count it twice. */
async function isLive(): Promise<boolean> {
  const { onStreamState } = await streamCode()
  let live = false
  onStreamState((state) => (live = state === 'live'))()
  return live
}

interface AddRecordDialogProps {
  /**
   * What it is filled with to begin with, from the address: `title`, `start` and `due` by one's own wall clock, and
   * `vehicle`, its id, with `unit`, its unit number.
   */
  given?: Partial<Record<string, string>>
  onClose: () => void
}

/** Asks what is to be done, where and by whom, and puts it into Next Up. */
export function AddRecordDialog({ given: begin = {}, onClose }: AddRecordDialogProps) {
  const revalidator = useRevalidator()
  const draft = useDraft('record', newIn(null))
  const [given, setGiven] = useDraftState(draft, 'given', emptyRecord, givenIn(begin))
  const [assignee, setAssignee] = useDraftState<Choice | null>(draft, 'assignee', null)
  const [item, setItem] = useDraftState<PickedItem | null>(draft, 'item', null)
  const [location, setLocation] = useDraftState<Choice | null>(draft, 'location', null)
  const [vehicle, setVehicle] = useDraftState<Choice | null>(draft, 'vehicle', null, vehicleIn(begin))
  const listed = useTableFields(listedTable, {}, draft)
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<AddRecordDialogMutation>(create)
  const { title, organizationId, actionClassId, priorityId, groupId, start, due } = given
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven((before) => ({ ...before, [name]: event.target.value }))
  const { classes, priorities, departments, refusal } = useRecordChoices(organizationId, groupId, setProblems)

  /** What the item says is taken over; a title of one's own stays. */
  function pick(picked: PickedItem | null) {
    setItem(picked)
    if (!picked) return
    setGiven((before) => ({
      ...before,
      title: !before.title || before.title === item?.name ? picked.name : before.title,
      actionClassId: picked.actionClass.id,
      priorityId: picked.priority.id,
    }))
  }

  async function submit() {
    const { done, problems: found } = await change({
      template: item && { taskItemId: item.id },
      locationId: location?.id ?? null,
      vehicleId: vehicle?.id,
      title,
      ...listed.input(),
      organizationId,
      actionClassId,
      priorityId,
      groupId: groupId || null,
      assigneeId: assignee?.id ?? null,
      scheduledStart: start ? new Date(start).toISOString() : null,
      scheduledEnd: due ? new Date(due).toISOString() : null,
    })
    if (found) {
      if (found.input) toast('error', t.errorInCreatingTheRecord, found.input)
      return setProblems(found)
    }
    draft.clear()
    toast('success', t.recordAdded, `${done.action!.key} ${done.action!.title}`)
    onClose()
    if (!(await isLive())) await revalidator.revalidate()
  }

  return (
    <FormDialog
      title={t.addRecord}
      submit={t.addRecord}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting || !organizationId}
      draft={draft}
    >
      <TaskItemPicker
        label={t.fromTheCatalogue}
        value={item}
        onChange={pick}
        help={t.optionalBringsClassPriorityServiceTime}
        problem={problems['template.taskItemId']}
      />
      <Field
        label={t.whatIsToBeDone}
        value={title}
        onChange={set('title')}
        maxLength={200}
        required
        autoFocus
        problem={problems.title}
      />
      <OrganizationSelect
        value={organizationId}
        onChange={(id) => {
          setGiven((before) => ({ ...before, organizationId: id, groupId: '' }))
          setAssignee(null)
        }}
        problem={problems.organizationId}
      />
      {refusal ? <Notice role="alert">{refusal}</Notice> : null}
      <ListSelect
        label={t.class}
        items={classes}
        value={actionClassId}
        onChange={set('actionClassId')}
        problem={problems.actionClassId}
      />
      <ListSelect
        label={t.priority}
        items={priorities}
        value={priorityId}
        onChange={set('priorityId')}
        problem={problems.priorityId}
      />
      <GroupField
        departments={departments}
        value={groupId}
        onChange={set('groupId')}
        problem={problems.groupId ?? problems.departmentId}
      />
      {organizationId ? (
        <CandidateField
          key={organizationId}
          kind="assignees"
          label={t.assignedTo}
          of={organizationId}
          autoFocus={false}
          value={assignee}
          onChange={setAssignee}
          help={t.leaveEmptyForNobodyYet}
          problem={problems.assigneeId}
        />
      ) : null}
      <TableFields form={listed} problems={problems} />
      <VehiclePicker
        organizationId={organizationId}
        value={vehicle}
        onChange={setVehicle}
        problem={problems.vehicleId}
      />
      <LocationPicker label={t.where} value={location} onChange={setLocation} problem={problems.locationId} />
      <Field
        type="datetime-local"
        label={t.mayBegin}
        help={t.inYourOwnTimeEmptyFor}
        value={start}
        onChange={set('start')}
        problem={problems.scheduledStart}
      />
      <Field
        type="datetime-local"
        label={t.due}
        help={t.inYourOwnTime}
        value={due}
        onChange={set('due')}
        problem={problems.scheduledEnd}
      />
    </FormDialog>
  )
}
