import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteDialogDepartmentMutation } from '../../__generated__/DeleteDialogDepartmentMutation.graphql.ts'
import type { DeleteDialogGroupMutation } from '../../__generated__/DeleteDialogGroupMutation.graphql.ts'
import type { DeleteDialogRoleMutation } from '../../__generated__/DeleteDialogRoleMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const departmentMutation = graphql`
  mutation DeleteDialogDepartmentMutation($input: DeleteDepartmentInput!) {
    result: deleteDepartment(input: $input) {
      ... on DeleteDepartmentSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const groupMutation = graphql`
  mutation DeleteDialogGroupMutation($input: DeleteGroupInput!) {
    result: deleteGroup(input: $input) {
      ... on DeleteGroupSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const roleMutation = graphql`
  mutation DeleteDialogRoleMutation($input: DeleteJobRoleInput!) {
    result: deleteJobRole(input: $input) {
      ... on DeleteJobRoleSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface DeleteDialogProps {
  kind: 'department' | 'group' | 'role'
  thing: { readonly id: string; readonly name: string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks before something goes for good; what is in use stays, and says by how much. */
export function DeleteDialog({ kind, thing: { id, name }, onClose, onDeleted }: DeleteDialogProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [removeDepartment, one] = useMutation<DeleteDialogDepartmentMutation>(departmentMutation)
  const [removeGroup, two] = useMutation<DeleteDialogGroupMutation>(groupMutation)
  const [removeRole, three] = useMutation<DeleteDialogRoleMutation>(roleMutation)
  async function submit() {
    const remove = { department: removeDepartment, group: removeGroup, role: removeRole }[kind]
    const { problems: failed } = await remove({ id })
    if (failed) return setProblems(failed)
    toast('success', `${name} deleted`)
    onDeleted()
  }
  return (
    <FormDialog
      title={`Delete ${name}`}
      submit="Delete for good"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={one || two || three}
    >
      <Typography>Only what nobody is in and no record refers to can go. It can’t be brought back.</Typography>
    </FormDialog>
  )
}
