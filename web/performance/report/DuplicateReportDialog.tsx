import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateReportDialogMutation } from '../../__generated__/DuplicateReportDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { reportPath } from './reportWords.ts'

const mutation = graphql`
  mutation DuplicateReportDialogMutation($input: DuplicateSavedReportInput!) {
    result: duplicateSavedReport(input: $input) {
      ... on DuplicateSavedReportSuccess {
        report {
          internalID
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DuplicateReportDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks what the other report is called, and opens it. */
export function DuplicateReportDialog({ id, name, onClose }: DuplicateReportDialogProps) {
  const [called, setCalled] = useState(`${name} (copy)`.slice(0, 120))
  const [problems, setProblems] = useState<Problems>({})
  const [duplicate, waiting] = useMutation<DuplicateReportDialogMutation>(mutation)
  const navigate = useNavigate()
  const submit = async () => {
    const { done, problems: failed } = await duplicate({ id, name: called })
    if (failed) return setProblems(failed)
    toast('success', `${called.trim()} added`)
    onClose()
    if (done.report) void navigate(reportPath(done.report.internalID))
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
        maxLength={120}
        value={called}
        problem={problems.name}
        help="It is your own; nobody else has it."
        onChange={(event) => setCalled(event.target.value)}
      />
    </FormDialog>
  )
}
