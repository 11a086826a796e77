import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateBenchmarkDialogMutation } from '../../__generated__/DuplicateBenchmarkDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

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
  const [called, setCalled] = useState(`${name} (copy)`.slice(0, 200))
  const [problems, setProblems] = useState<Problems>({})
  const [duplicate, waiting] = useMutation<DuplicateBenchmarkDialogMutation>(mutation)
  const navigate = useNavigate()
  const submit = async () => {
    const { done, problems: failed } = await duplicate({ id, name: called })
    if (failed) return setProblems(failed)
    toast('success', `${called.trim()} added`)
    onClose()
    if (done.benchmark) void navigate(`/benchmarkConfig?id=${encodeURIComponent(done.benchmark.id)}`)
  }
  return (
    <FormDialog
      title={`Duplicate ${name}`}
      submit="Duplicate"
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        autoFocus
        maxLength={200}
        value={called}
        problem={problems.name}
        help="It is in use at once; its breaches are its own."
        onChange={(event) => setCalled(event.target.value)}
      />
    </FormDialog>
  )
}
