import { graphql, useFragment } from 'react-relay'
import type { FinishButton_run$key } from '../../__generated__/FinishButton_run.graphql.ts'
import type { FinishButtonMutation } from '../../__generated__/FinishButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Ends a run, and says what became of its record. */
export function FinishButton({ run: key, primary }: { run: FinishButton_run$key; primary: boolean }) {
  const { id } = useFragment(
    graphql`
      fragment FinishButton_run on TourRun {
        id
      }
    `,
    key,
  )
  const [finish, waiting] = useMutation<FinishButtonMutation>(graphql`
    mutation FinishButtonMutation($input: FinishTourRunInput!) {
      result: finishTourRun(input: $input) {
        ... on FinishTourRunSuccess {
          recordRefusal
          run {
            ...WalkSection_run
            ...RunStops_run
            ...RunSummary_run
            ...RunActions_run
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const submit = async () => {
    const { done, problems } = await finish({ id })
    if (problems) return toast('error', t.theRunWasNotFinished, problems.input)
    if (done.recordRefusal) toast('warning', t.theRunIsDoneItsRecord, done.recordRefusal)
    else toast('success', t.theRunIsDone)
  }
  return (
    <PlainButton
      type="button"
      className={primary ? 'primary' : 'outlined'}
      disabled={waiting}
      onClick={() => void submit()}
    >
      {t.finishTheRun}
    </PlainButton>
  )
}
