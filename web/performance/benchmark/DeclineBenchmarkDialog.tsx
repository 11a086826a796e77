import { graphql } from 'react-relay'
import type { DeclineBenchmarkDialogMutation } from '../../__generated__/DeclineBenchmarkDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { DeclineDialog } from '../metric/DeclineDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DeclineBenchmarkDialogMutation($input: DeclineBenchmarkInput!) {
    result: declineBenchmark(input: $input) {
      ... on DeclineBenchmarkSuccess {
        benchmark {
          ...BenchmarkActions_benchmark
          ...BenchmarkRow_benchmark
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DeclineBenchmarkDialogProps {
  id: string
  name: string
  version: number
  onClose: () => void
}

/** Asks why a proposed benchmark is not taken. */
export function DeclineBenchmarkDialog({ id, name, version: opened, onClose }: DeclineBenchmarkDialogProps) {
  const version = useShown(opened)
  const [decline, waiting] = useMutation<DeclineBenchmarkDialogMutation>(mutation)
  return (
    <DeclineDialog
      name={name}
      decline={async (reason) => {
        const { problems } = await decline({ id, version, reason })
        if (problems) return problems
        toast('success', t.isDeclined({ name }))
        onClose()
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
