import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeclineMetricDialogMutation } from '../../__generated__/DeclineMetricDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const mutation = graphql`
  mutation DeclineMetricDialogMutation($input: DeclineMetricInput!) {
    result: declineMetric(input: $input) {
      ... on DeclineMetricSuccess {
        metric {
          ...MetricActions_metric
          ...MetricAbout_metric
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Asks why a proposed metric is declined. */
export function DeclineMetricDialog({
  id,
  name,
  version: opened,
  onClose,
}: {
  id: string
  name: string
  version: number
  onClose: () => void
}) {
  const version = useShown(opened)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [decline, isInFlight] = useMutation<DeclineMetricDialogMutation>(mutation)
  const submit = async () => {
    const { problems: wrong } = await decline({ id, version, reason })
    if (wrong) return setProblems(wrong)
    onClose()
  }
  return (
    <FormDialog
      title={`Decline ${name}`}
      submit="Decline"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        help="Who proposed it reads this."
        required
        autoFocus
        maxLength={500}
        value={reason}
        problem={problems.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
