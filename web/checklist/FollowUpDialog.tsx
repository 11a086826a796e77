import { useState } from 'react'
import { graphql } from 'react-relay'
import type { FollowUpDialogMutation } from '../__generated__/FollowUpDialogMutation.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { PriorityField } from '../action/PriorityField.tsx'
import { useMutation, type Problems } from '../relay/useMutation.ts'
import { toast } from '../shell/toast.ts'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'

const mutation = graphql`
  mutation FollowUpDialogMutation($input: CreateFollowUpInput!) {
    result: createFollowUp(input: $input) {
      ... on CreateFollowUpSuccess {
        action {
          key
        }
        origin {
          ...RecordChecklists_action
        }
      }
      ... on Error @alias(as: "error") {
        message
      }
      ... on ValidationError @alias(as: "validation") {
        fields {
          path
          message
        }
      }
    }
  }
`

interface FollowUpDialogProps {
  actionId: string
  itemId: string
  prompt: string
  onClose: () => void
}

const high = 2

/** Asks what is to be done because of a failure, and makes a record of it, linked to this one. */
export function FollowUpDialog({ actionId, itemId, prompt, onClose }: FollowUpDialogProps) {
  const [title, setTitle] = useState(`Follow up: ${prompt}`.slice(0, 200))
  const [priorityId, setPriorityId] = useState(high)
  const [assigneeId, setAssigneeId] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [create, isInFlight] = useMutation<FollowUpDialogMutation>(mutation)
  const submit = async () => {
    const { done, problems: wrong } = await create({ actionId, checklistItemId: itemId, title, priorityId, assigneeId })
    if (wrong) return setProblems(wrong)
    toast('success', `${done.action?.key ?? 'The record'} created`, 'It is linked to this record.')
    onClose()
  }
  return (
    <FormDialog title={`Follow up ${prompt}`} submit="Create the record" problems={problems} waiting={isInFlight} onSubmit={() => void submit()} onClose={onClose}>
      <Field label="What is to be done" required autoFocus maxLength={200} value={title} problem={problems.title} onChange={(event) => setTitle(event.target.value)} />
      <PriorityField value={priorityId} onChange={setPriorityId} problem={problems.priorityId} />
      <CandidateField kind="assignees" label="Assign to" of={actionId} autoFocus={false} onChange={setAssigneeId} problem={problems.assigneeId} />
    </FormDialog>
  )
}
