import { entryId } from '../../kernel/relay/entryId.ts'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { FollowUpDialogMutation } from '../../__generated__/FollowUpDialogMutation.graphql.ts'
import type { FollowUpDialogQuery } from '../../__generated__/FollowUpDialogQuery.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { PriorityField } from '../action/PriorityField.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
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
  const [written, setTitle] = useState<string>()
  const title = written ?? data?.node?.followUpTitle ?? `Follow up: ${prompt}`.slice(0, 200)
  const [due, setDue] = useState('')
  const [priorityId, setPriorityId] = useState(high)
  const [assigneeId, setAssigneeId] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [create, isInFlight] = useMutation<FollowUpDialogMutation>(mutation)
  const submit = async () => {
    const { done, problems: wrong } = await create({
      actionId,
      checklistItemId: itemId,
      title: written ?? null,
      priorityId,
      assigneeId,
      scheduledEnd: due ? new Date(due).toISOString() : null,
    })
    if (wrong) return setProblems(wrong)
    toast('success', t.created({ value: done.action?.key ?? t.theRecord }), t.itIsLinkedToThisRecord)
    onClose()
  }
  return (
    <FormDialog
      title={t.followUp2({ prompt })}
      submit={t.createTheRecord}
      problems={problems}
      waiting={isInFlight}
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
        onChange={setAssigneeId}
        problem={problems.assigneeId}
      />
    </FormDialog>
  )
}
