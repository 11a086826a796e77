import { graphql } from 'react-relay'
import type { DeclineMetricDialogMutation } from '../../__generated__/DeclineMetricDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

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

interface DeclineMetricDialogProps {
  id: string
  name: string
  version: number
  onClose: () => void
}

/** Asks why a proposed metric is declined. */
export function DeclineMetricDialog({ id, name, version: opened, onClose }: DeclineMetricDialogProps) {
  const version = useShown(opened)
  const [decline, waiting] = useMutation<DeclineMetricDialogMutation>(mutation)
  return (
    <DeclineDialog
      name={name}
      decline={async (reason) => {
        const { problems } = await decline({ id, version, reason })
        if (problems) return problems
        onClose()
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
