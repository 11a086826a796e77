import { graphql } from 'react-relay'
import type { DeletePartDialogDepartmentMutation } from '../../__generated__/DeletePartDialogDepartmentMutation.graphql.ts'
import type { DeletePartDialogGroupMutation } from '../../__generated__/DeletePartDialogGroupMutation.graphql.ts'
import type { DeletePartDialogRoleMutation } from '../../__generated__/DeletePartDialogRoleMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import * as t from './__generated__/messages.ts'

const departmentMutation = graphql`
  mutation DeletePartDialogDepartmentMutation($input: DeleteDepartmentInput!) {
    result: deleteDepartment(input: $input) {
      ... on DeleteDepartmentSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const groupMutation = graphql`
  mutation DeletePartDialogGroupMutation($input: DeleteGroupInput!) {
    result: deleteGroup(input: $input) {
      ... on DeleteGroupSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const roleMutation = graphql`
  mutation DeletePartDialogRoleMutation($input: DeleteJobRoleInput!) {
    result: deleteJobRole(input: $input) {
      ... on DeleteJobRoleSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface DeletePartDialogProps {
  kind: 'department' | 'group' | 'role'
  thing: { readonly id: string; readonly name: string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a part of a tree of departments goes; what is in use stays, and says by how much. */
export function DeletePartDialog({ kind, thing: { id, name }, onClose, onDeleted }: DeletePartDialogProps) {
  const [removeDepartment, one] = useMutation<DeletePartDialogDepartmentMutation>(departmentMutation)
  const [removeGroup, two] = useMutation<DeletePartDialogGroupMutation>(groupMutation)
  const [removeRole, three] = useMutation<DeletePartDialogRoleMutation>(roleMutation)
  const remove = { department: removeDepartment, group: removeGroup, role: removeRole }[kind]
  return (
    <DeleteDialog
      name={name}
      submit={t.deleteForGood}
      remove={() => remove({ id })}
      waiting={one || two || three}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {t.onlyWhatNobodyIsInAnd}
    </DeleteDialog>
  )
}
