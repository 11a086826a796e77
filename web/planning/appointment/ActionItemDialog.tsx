import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ActionItemDialogAddMutation } from '../../__generated__/ActionItemDialogAddMutation.graphql.ts'
import type { ActionItemDialogMutation } from '../../__generated__/ActionItemDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ColleagueField, type Colleague } from '../../people/membership/ColleagueField.tsx'
import * as t from './__generated__/messages.ts'

const addMutation = graphql`
  mutation ActionItemDialogAddMutation($input: AddAppointmentActionItemInput!) {
    result: addAppointmentActionItem(input: $input) {
      ... on AddAppointmentActionItemSuccess {
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const changeMutation = graphql`
  mutation ActionItemDialogMutation($input: UpdateAppointmentActionItemInput!) {
    result: updateAppointmentActionItem(input: $input) {
      ... on UpdateAppointmentActionItemSuccess {
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Item {
  readonly id: string
  readonly item: string
  readonly dueDate: string | null | undefined
  readonly assignedTo: Colleague | null | undefined
}

/** One to change, or the appointment of a new one. */
type ActionItemDialogProps = { onClose: () => void } & (
  | { item: Item; appointmentId?: undefined }
  | { item?: undefined; appointmentId: string }
)

/** Asks what is to be done, by whom and until when. */
export function ActionItemDialog({ item, appointmentId, onClose }: ActionItemDialogProps) {
  const draft = useDraft('actionItem', item?.id ?? newIn(appointmentId))
  const [text, setText] = useDraftState(draft, 'item', item?.item ?? '')
  const [assignedTo, setAssignedTo] = useDraftState<Colleague | null>(draft, 'assignedTo', item?.assignedTo ?? null)
  const [dueDate, setDueDate] = useDraftState(draft, 'dueDate', item?.dueDate ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [add, isAdding] = useMutation<ActionItemDialogAddMutation>(addMutation)
  const [change, isChanging] = useMutation<ActionItemDialogMutation>(changeMutation)
  async function submit() {
    const said = { item: text, assignedToId: assignedTo?.id ?? null, dueDate: dueDate || null }
    const { problems: found } = item
      ? await change({ id: item.id, ...said })
      : await add({ id: appointmentId, ...said })
    if (found) return setProblems(found)
    draft.clear()
    announce(item ? t.actionItemChanged : t.actionItemAdded)
    onClose()
  }
  return (
    <FormDialog
      title={item ? t.changeTheActionItem : t.addAnActionItem}
      submit={item ? t.save : t.add}
      problems={problems}
      waiting={isAdding || isChanging}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.whatIsToBeDone}
        required
        autoFocus
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        problem={problems.item}
      />
      <ColleagueField
        label={t.assignedTo}
        chosen={assignedTo}
        onChange={setAssignedTo}
        help={t.leaveEmptyForNobodyYet}
        problem={problems.assignedToId}
      />
      <Field
        label={t.due}
        type="date"
        value={dueDate}
        onChange={(event) => setDueDate(event.target.value)}
        problem={problems.dueDate}
      />
    </FormDialog>
  )
}
