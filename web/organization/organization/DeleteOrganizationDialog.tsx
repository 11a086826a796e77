import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteOrganizationDialogMutation } from '../../__generated__/DeleteOrganizationDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const mutation = graphql`
  mutation DeleteOrganizationDialogMutation($input: DeleteOrganizationInput!) {
    result: deleteOrganization(input: $input) {
      ... on DeleteOrganizationSuccess {
        deletedId
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DeleteOrganizationDialogProps {
  organization: { id: string; name: string; version: number }
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an empty organization goes for good. */
export function DeleteOrganizationDialog({ organization, onClose, onDeleted }: DeleteOrganizationDialogProps) {
  const { id, name, version } = useShown(organization)
  const [remove, waiting] = useMutation<DeleteOrganizationDialogMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: failed } = await remove({ id, version })
    if (failed) return setProblems({ input: Object.values(failed).join(' ') })
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
      waiting={waiting}
    >
      <Typography>It has nothing below it and no records. It can’t be brought back.</Typography>
    </FormDialog>
  )
}
