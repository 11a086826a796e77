import { entryId } from '../../kernel/relay/entryId.ts'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { FollowUpDialogMutation } from '../../__generated__/FollowUpDialogMutation.graphql.ts'
import type { FollowUpDialogQuery } from '../../__generated__/FollowUpDialogQuery.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { PriorityField } from '../action/PriorityField.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query FollowUpDialogQuery($actionId: ID!, $itemId: ID!) {
    node(id: $actionId) {
      ... on Action {
        followUpTitle(checklistItemId: $itemId)
      }
    }
  }
`

const mutation = graphql`
  mutation FollowUpDialogMutation($input: CreateFollowUpActionInput!) {
    result: createFollowUpAction(input: $input) {
      ... on CreateFollowUpActionSuccess {
        action {
          key
        }
        origin {
          ...RecordChecklists_action
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface FollowUpDialogProps {
  actionId: string
  itemId: string
  prompt: string
  onClose: () => void
}

const high = entryId('SCHEDULE_PRIORITY', 2)

/** Asks what is to be done because of a failure, and makes a record of it, linked to this one. */
export function FollowUpDialog({ actionId, itemId, prompt, onClose }: FollowUpDialogProps) {
  const { data } = useLookUp<FollowUpDialogQuery>(query, { actionId, itemId }, 0)
  const draft = useDraft('followUp', `new ${itemId} ${actionId}`)
  const [written, setTitle] = useDraftState<string | null>(draft, 'title', null)
  const title = written ?? data?.node?.followUpTitle ?? `Follow up: ${prompt}`.slice(0, 200)
  const [due, setDue] = useDraftState(draft, 'due', '')
  const [priorityId, setPriorityId] = useDraftState(draft, 'priorityId', high)
  const [assignee, setAssignee] = useDraftState<Choice | null>(draft, 'assignee', null)
  const [problems, setProblems] = useState<Problems>({})
  const [create, isInFlight] = useMutation<FollowUpDialogMutation>(mutation)
  const submit = async () => {
    const { done, problems: wrong } = await create({
      actionId,
      checklistItemId: itemId,
      title: written,
      priorityId,
      assigneeId: assignee?.id ?? null,
      scheduledEnd: due ? new Date(due).toISOString() : null,
    })
    if (wrong) return setProblems(wrong)
    draft.clear()
    toast('success', t.created({ value: done.action?.key ?? t.theRecord }), t.itIsLinkedToThisRecord)
    onClose()
  }
  return (
    <FormDialog
      title={t.followUp2({ prompt })}
      submit={t.createTheRecord}
      problems={problems}
      waiting={isInFlight}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.whatIsToBeDone}
        required
        autoFocus
        maxLength={200}
        value={title}
        problem={problems.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <PriorityField actionId={actionId} value={priorityId} onChange={setPriorityId} problem={problems.priorityId} />
      <Field
        label={t.dueOptional}
        type="datetime-local"
        value={due}
        problem={problems.scheduledEnd}
        help={t.emptyByTheTargetOfIts}
        onChange={(event) => setDue(event.target.value)}
      />
      <CandidateField
        kind="assignees"
        label={t.assignTo}
        of={actionId}
        autoFocus={false}
        value={assignee}
        onChange={setAssignee}
        problem={problems.assigneeId}
      />
    </FormDialog>
  )
}
