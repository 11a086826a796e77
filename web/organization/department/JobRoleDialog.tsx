import { useState } from 'react'
import { graphql } from 'react-relay'
import type { JobRoleDialogMutation } from '../../__generated__/JobRoleDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { StatusField } from './StatusField.tsx'
import { toastSaved } from './toastSaved.ts'
import { useJobRoleStatus } from './useJobRoleStatus.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation JobRoleDialogMutation($input: UpdateJobRoleInput!) {
    result: updateJobRole(input: $input) {
      ... on UpdateJobRoleSuccess {
        jobRole {
          id
        }
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
  const [update, isUpdating] = useMutation<JobRoleDialogMutation>(mutation)
  const [turn, isTurning] = useJobRoleStatus()
  async function submit() {
    const { problems: failed } = await update({ id: role.id, version: role.version, name })
    if (failed) return setProblems(failed)
    const turned = status === role.status ? undefined : await turn(role.id, status)
    if (turned?.problems) return setProblems(turned.problems)
    toastSaved(name, status === 'INACTIVE' ? turned?.done.success?.inUse : 0, t.peopleKeepIt)
    onDone()
  }
  return (
    <FormDialog
      title={t.edit2({ name: role.name })}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isUpdating || isTurning}
    >
      <Field
        label={t.name}
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <StatusField value={status} onChange={setStatus} help={t.whoHasAnInactiveRoleKeeps} />
    </FormDialog>
  )
}
