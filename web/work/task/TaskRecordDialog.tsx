import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskRecordDialog_record$key } from '../../__generated__/TaskRecordDialog_record.graphql.ts'
import type { TaskRecordDialogCreateMutation } from '../../__generated__/TaskRecordDialogCreateMutation.graphql.ts'
import type { TaskRecordDialogQuery } from '../../__generated__/TaskRecordDialogQuery.graphql.ts'
import type { TaskRecordDialogUpdateMutation } from '../../__generated__/TaskRecordDialogUpdateMutation.graphql.ts'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { fields } from '../../kernel/ui/fields.ts'
import { TableFields, useTableFields } from '../../kernel/ui/TableFields.tsx'
import { inheritedChoices, inheritedFields, openText } from './newTaskRecord.ts'
import { recordFieldsOf } from './taskFields.ts'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { PeopleField, type Person } from './PeopleField.tsx'
import { placeInput, placeOf } from './place.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { WithinField } from './WithinField.tsx'
import { TaskItemPicker, type PickedItem } from './TaskItemPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskRecordDialogQuery {
    classes: reference(list: ACTION_CLASS) {
      id
      name
    }
    priorities: reference(list: SCHEDULE_PRIORITY) {
      id
      name
    }
  }
`

const createMutation = graphql`
  mutation TaskRecordDialogCreateMutation($input: CreateTaskRecordInput!) {
    result: createTaskRecord(input: $input) {
      ... on CreateTaskRecordSuccess {
        taskRecord {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation TaskRecordDialogUpdateMutation($input: UpdateTaskRecordInput!) {
    result: updateTaskRecord(input: $input) {
      ... on UpdateTaskRecordSuccess {
        taskRecord {
          ...TaskRecordRow_record
          ...TaskRecordDialog_record
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface TaskRecordDialogProps {
  /** The task record to change; null for a new one. */
  record: TaskRecordDialog_record$key | null
  /** What a new one begins with. */
  item?: PickedItem
  organizationId?: string
  onClose: () => void
  onDone: () => void
}

/** An item put to work: what, where, how much it presses and by whom. */
export function TaskRecordDialog({
  record: key,
  item: firstItem,
  organizationId = '',
  onClose,
  onDone,
}: TaskRecordDialogProps) {
  const record = useShownFragment(
    graphql`
      fragment TaskRecordDialog_record on TaskRecord {
        id
        key
        version
        title
        ...taskFields_record
        actionClass {
          id
        }
        priority {
          id
        }
        openCount
        organization {
          id
        }
        department {
          id
        }
        group {
          id
        }
        location {
          id
          name
        }
        vehicle {
          vehicleId
          unitNumber
        }
        assignees {
          id
          name
        }
      }
    `,
    key,
  )
  const { data: lists, failure } = useLookUp<TaskRecordDialogQuery>(query, {}, 0)
  const [create, creating] = useMutation<TaskRecordDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<TaskRecordDialogUpdateMutation>(updateMutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('taskRecord', record?.id ?? newIn(firstItem?.id), record?.version)
  const [item, setItem] = useDraftState<PickedItem | null>(draft, 'item', firstItem ?? null)
  const [place, setPlace] = useDraftState(draft, 'place', () =>
    record ? placeOf(record) : { organizationId, within: '' },
  )
  const [location, setLocation] = useDraftState(draft, 'location', record?.location ?? null)
  const [vehicle, setVehicle] = useDraftState(draft, 'vehicle', vehicleChoice(record?.vehicle))
  const [people, setPeople] = useDraftState<readonly Person[]>(draft, 'people', record?.assignees ?? [])
  const [choices, setChoices] = useDraftState(draft, 'choices', {
    ...(record
      ? { actionClassId: record.actionClass.id, priorityId: record.priority.id }
      : inheritedChoices(firstItem)),
  })
  const form = useTableFields(fields.TaskRecord, record ? recordFieldsOf(record) : inheritedFields(firstItem), draft)
  const isMoved = record !== null && record !== undefined && placeOf(record).within !== place.within
  const set = (changed: Partial<typeof choices>) => setChoices((now) => ({ ...now, ...changed }))
  async function submit() {
    const wrong = form.wrong()
    if (wrong) return setProblems(wrong)
    if (!record && !item) return setProblems({ taskItemId: t.chooseATaskItem })
    const said = form.input()
    const input = {
      ...choices,
      ...said,
      locationId: location?.id ?? null,
      vehicleId: vehicle?.id ?? null,
      assigneeIds: people.map(({ id }) => id),
    }
    const { departmentId, groupId } = placeInput(place)
    const { problems: failed } = record
      ? await update({ ...input, ...(isMoved && { departmentId, groupId }), id: record.id, version: draft.version })
      : await create({ ...input, title: said.title || null, ...placeInput(place), taskItemId: item!.id })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', (record ? t.saved : t.added)({ title: said.title.trim() }))
    onDone()
  }
  return (
    <FormDialog
      title={record ? t.edit4({ title: record.title }) : t.putATaskToWork}
      submit={record ? t.save : t.putToWork}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={failure ? { input: failure, ...problems } : problems}
      waiting={creating || updating}
      draft={draft}
      width="sm"
    >
      {record ? null : (
        <>
          <TaskItemPicker
            label={t.task}
            required
            autoFocus={!firstItem}
            value={item}
            onChange={(picked) => {
              setItem(picked)
              if (picked) {
                set(inheritedChoices(picked))
                form.set(inheritedFields(picked))
              }
            }}
            help={t.fromTheCatalogueWhatItHas}
            problem={problems.taskItemId}
          />
          <PlaceFields
            label={t.doneBy}
            autoFocus={Boolean(firstItem)}
            value={place}
            onChange={setPlace}
            problems={problems}
          />
        </>
      )}
      {record ? (
        <WithinField
          label={t.doneBy}
          value={place}
          onChange={setPlace}
          problems={problems}
          help={isMoved ? t.thoseThatItsRoutinesMakeLater({ openText: openText(record.openCount) }) : undefined}
        />
      ) : null}
      <TableFields form={form} kinds={['LINE', 'TEXT']} problems={problems} autoFocus={record ? 'title' : undefined} />
      <FieldGrid>
        <ListSelect
          label={t.class}
          items={lists?.classes}
          value={choices.actionClassId}
          onChange={(event) => set({ actionClassId: event.target.value })}
          problem={problems.actionClassId}
        />
        <ListSelect
          label={t.priority}
          items={lists?.priorities}
          value={choices.priorityId}
          onChange={(event) => set({ priorityId: event.target.value })}
          problem={problems.priorityId}
        />
        <TableFields form={form} kinds={['MINUTES']} problems={problems} />
        <LocationPicker label={t.location} value={location} onChange={setLocation} problem={problems.locationId} />
        <VehiclePicker
          organizationId={place.organizationId}
          value={vehicle}
          onChange={setVehicle}
          problem={problems.vehicleId}
        />
      </FieldGrid>
      <PeopleField
        label={t.whoDoesIt}
        of={place.organizationId}
        value={people}
        onChange={setPeople}
        help={t.severalTakeTurnsInThisOrder}
        problem={problems.assigneeIds}
      />
      <TableFields form={form} kinds={['YES_NO']} problems={problems} />
    </FormDialog>
  )
}
