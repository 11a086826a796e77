import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateBenchmarkDialogMutation } from '../../__generated__/DuplicateBenchmarkDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DuplicateBenchmarkDialogMutation($input: DuplicateBenchmarkInput!) {
    result: duplicateBenchmark(input: $input) {
      ... on DuplicateBenchmarkSuccess {
        benchmark {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DuplicateBenchmarkDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks what the other benchmark is called, and leads to its form. */
export function DuplicateBenchmarkDialog({ id, name, onClose }: DuplicateBenchmarkDialogProps) {
  const [duplicate, waiting] = useMutation<DuplicateBenchmarkDialogMutation>(mutation)
  const navigate = useNavigate()
  return (
    <DuplicateDialog
      name={name}
      most={200}
      help={t.itIsInUseAtOnce}
      duplicate={async (called) => {
        const { done, problems } = await duplicate({ id, name: called })
        if (problems) return problems
        toast('success', t.added({ trim: called.trim() }))
        onClose()
        if (done.benchmark) void navigate(`/benchmarkConfig?id=${encodeURIComponent(done.benchmark.id)}`)
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
