import { graphql } from 'react-relay'
import type { DeleteOrganizationDialogMutation } from '../../__generated__/DeleteOrganizationDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import * as t from './__generated__/messages.ts'

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
  return (
    <DeleteDialog
      name={name}
      submit={t.deleteForGood}
      remove={async () => {
        const { problems } = await remove({ id, version })
        return { problems: problems && { input: Object.values(problems).join(' ') } }
      }}
      waiting={waiting}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {t.itHasNothingBelowItAnd}
    </DeleteDialog>
  )
}
