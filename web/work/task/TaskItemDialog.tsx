import { entryId } from '../../kernel/relay/entryId.ts'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskItemDialog_item$key } from '../../__generated__/TaskItemDialog_item.graphql.ts'
import type { TaskItemDialogCreateMutation } from '../../__generated__/TaskItemDialogCreateMutation.graphql.ts'
import type { TaskItemDialogQuery } from '../../__generated__/TaskItemDialogQuery.graphql.ts'
import type { TaskItemDialogUpdateMutation } from '../../__generated__/TaskItemDialogUpdateMutation.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { fields } from '../../kernel/ui/fields.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { TableFields, useTableFields } from '../../kernel/ui/TableFields.tsx'
import { itemFieldsOf } from './taskFields.ts'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskItemDialogQuery {
    classes: reference(list: ACTION_CLASS) {
      id
      name
    }
    priorities: reference(list: SCHEDULE_PRIORITY) {
      id
      name
    }
    objectives: reference(list: TASK_OBJECTIVE) {
      id
      name
    }
    transactionTypes: reference(list: TRANSACTION_TYPE) {
      id
      name
    }
    ttpTypes: reference(list: TTP_TYPE) {
      id
      name
    }
    quickLaunch {
      data {
        key
        name
      }
    }
  }
`

const createMutation = graphql`
  mutation TaskItemDialogCreateMutation($input: CreateTaskItemInput!) {
    result: createTaskItem(input: $input) {
      ... on CreateTaskItemSuccess {
        taskItem {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation TaskItemDialogUpdateMutation($input: UpdateTaskItemInput!) {
    result: updateTaskItem(input: $input) {
      ... on UpdateTaskItemSuccess {
        taskItem {
          ...TaskItemRow_item
          ...TaskItemFacts_item
          ...TaskItemDialog_item
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface TaskItemDialogProps {
  /** The major task that a new one is to be of. */
  majorTaskId?: string
  /** The item to change; null for a new one. */
  item: TaskItemDialog_item$key | null
  onClose: () => void
  onDone: () => void
}

/** An item of the catalogue as fields. */
export function TaskItemDialog({ majorTaskId, item: key, onClose, onDone }: TaskItemDialogProps) {
  const item = useShownFragment(
    graphql`
      fragment TaskItemDialog_item on TaskItem {
        id
        version
        name
        ...taskFields_item
        actionClass {
          id
        }
        priority {
          id
        }
        objective {
          id
        }
        transactionType {
          id
        }
        ttpType {
          id
        }
        system
      }
    `,
    key,
  )
  const { data: lists, failure } = useLookUp<TaskItemDialogQuery>(query, {}, 0)
  const [create, creating] = useMutation<TaskItemDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<TaskItemDialogUpdateMutation>(updateMutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('taskItem', item?.id ?? newIn(majorTaskId), item?.version)
  const [name, setName] = useDraftState(draft, 'name', item?.name ?? '')
  const form = useTableFields(fields.TaskItem, item ? itemFieldsOf(item) : { serviceTimeMins: 30 }, draft)
  const [ids, setIds] = useDraftState(draft, 'ids', {
    actionClassId: item?.actionClass.id ?? entryId('ACTION_CLASS', 1),
    priorityId: item?.priority.id ?? entryId('SCHEDULE_PRIORITY', 4),
    objectiveId: item?.objective.id ?? entryId('TASK_OBJECTIVE', 1),
    transactionTypeId: item?.transactionType.id ?? entryId('TRANSACTION_TYPE', 1),
    ttpTypeId: item?.ttpType.id ?? entryId('TTP_TYPE', 1),
  })
  const [system, setSystem] = useDraftState<string>(draft, 'system', item?.system ?? '')
  type Event = { target: { value: string } }
  const id = (name: keyof typeof ids) => ({
    value: ids[name],
    problem: problems[name],
    onChange: ({ target }: Event) => setIds((now) => ({ ...now, [name]: target.value })),
  })
  async function submit() {
    const wrong = form.wrong()
    if (wrong) return setProblems(wrong)
    const input = { ...ids, ...form.input(), name, system }
    const { problems: failed } = item
      ? await update({ ...input, id: item.id, version: draft.version })
      : await create({ ...input, majorTaskId: majorTaskId! })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', (item ? t.saved : t.added)({ title: name.trim() }))
    onDone()
  }
  return (
    <FormDialog
      title={item ? t.edit({ name: item.name }) : t.addAnItem}
      submit={item ? t.save : t.add}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={failure ? { input: failure, ...problems } : problems}
      waiting={creating || updating}
      draft={draft}
      width="sm"
    >
      <Field
        label={t.name}
        required
        autoFocus
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <TableFields form={form} kinds={['TEXT']} problems={problems} />
      <FieldGrid>
        <TableFields form={form} kinds={['MINUTES', 'LINE']} problems={problems} />
        <ListSelect label={t.class} items={lists?.classes} {...id('actionClassId')} />
        <ListSelect label={t.priority} items={lists?.priorities} {...id('priorityId')} />
        <ListSelect label={t.objective} items={lists?.objectives} {...id('objectiveId')} />
        <ListSelect label={t.transaction} items={lists?.transactionTypes} {...id('transactionTypeId')} />
        <ListSelect label={t.partner} items={lists?.ttpTypes} {...id('ttpTypeId')} />
        <SelectField
          label={t.system}
          help={t.theShortcutThatItsRecordsAre}
          value={system}
          onChange={(event) => setSystem(event.target.value)}
          problem={problems.system}
        >
          <option value="">{t.none}</option>
          {lists?.quickLaunch.data.map(({ key: shortcut, name }) => (
            <option key={shortcut} value={shortcut}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      <TableFields form={form} kinds={['YES_NO']} problems={problems} />
    </FormDialog>
  )
}
