import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeclineBenchmarkDialogMutation } from '../../__generated__/DeclineBenchmarkDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

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
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [decline, waiting] = useMutation<DeclineBenchmarkDialogMutation>(mutation)
  const submit = async () => {
    const { problems: failed } = await decline({ id, version, reason })
    if (failed) return setProblems(failed)
    toast('success', `${name} is declined`)
    onClose()
  }
  return (
    <FormDialog
      title={`Decline ${name}`}
      submit="Decline"
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        required
        autoFocus
        maxLength={500}
        value={reason}
        problem={problems.reason}
        help="Who proposed it reads this."
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
