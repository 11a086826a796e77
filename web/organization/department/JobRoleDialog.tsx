import { useState } from 'react'
import { graphql } from 'react-relay'
import type { JobRoleDialogMutation } from '../../__generated__/JobRoleDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { StatusField } from './StatusField.tsx'
import { toastSaved } from './toastSaved.ts'

const mutation = graphql`
  mutation JobRoleDialogMutation($input: UpdateJobRoleInput!) {
    result: updateJobRole(input: $input) {
      ... on UpdateJobRoleSuccess @alias(as: "success") {
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface JobRoleDialogProps {
  role: { readonly id: string; readonly name: string; readonly status: string; readonly version: number }
  onClose: () => void
  onDone: () => void
}

/** What a job role is called, and whether it is still given. */
export function JobRoleDialog({ role: opened, onClose, onDone }: JobRoleDialogProps) {
  const role = useShown(opened)
  const [name, setName] = useState(role.name)
  const [status, setStatus] = useState(role.status)
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<JobRoleDialogMutation>(mutation)
  async function submit() {
    const { done, problems: failed } = await update({
      id: role.id,
      version: role.version,
      name,
      status: status as 'ACTIVE',
    })
    if (failed) return setProblems(failed)
    const isRetired = status === 'INACTIVE' && role.status === 'ACTIVE'
    toastSaved(name, isRetired ? done.success?.inUse : 0, 'keep it; nobody new gets it.')
    onDone()
  }
  return (
    <FormDialog
      title={`Edit ${role.name}`}
      submit="Save"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Field
        label="Name"
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <StatusField value={status} onChange={setStatus} help="Who has an inactive role keeps it; nobody new gets it." />
    </FormDialog>
  )
}
