import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AssignRunDialog_run$key } from '../../__generated__/AssignRunDialog_run.graphql.ts'
import type { AssignRunDialogMutation } from '../../__generated__/AssignRunDialogMutation.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AssignRunDialogMutation($input: AssignTourRunInput!) {
    result: assignTourRun(input: $input) {
      ... on AssignTourRunSuccess {
        run {
          assignee {
            name
          }
          ...WalkSection_run
          ...RunSummary_run
          ...RunActions_run
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Gives a run to somebody else; one that is under way is handed over. */
export function AssignRunDialog({ run: key, onClose }: { run: AssignRunDialog_run$key; onClose: () => void }) {
  const { id, version, status, organization } = useShownFragment(
    graphql`
      fragment AssignRunDialog_run on TourRun {
        id
        version
        status
        organization {
          id
        }
      }
    `,
    key,
  )
  const [assignee, setAssignee] = useState<Choice | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [assign, waiting] = useMutation<AssignRunDialogMutation>(mutation)
  const isRunning = status === 'RUNNING'
  const submit = async () => {
    if (!assignee) return setProblems({ assigneeId: t.chooseAPerson })
    const { done, problems: failed } = await assign({ id, version, assigneeId: assignee.id })
    if (failed) return setProblems(failed)
    toast('success', t.walksItNow({ value: done.run?.assignee?.name ?? t.somebodyElse }))
    onClose()
  }
  return (
    <FormDialog
      title={isRunning ? t.handOverTheRun : t.assignTheRun}
      submit={isRunning ? t.handOver : t.assign}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CandidateField
        kind="assignees"
        label={t.assignee}
        of={organization.id}
        autoFocus
        required
        problem={problems.assigneeId}
        help={isRunning ? t.stopsThatAreDoneStayDone : undefined}
        value={assignee}
        onChange={setAssignee}
      />
    </FormDialog>
  )
}
