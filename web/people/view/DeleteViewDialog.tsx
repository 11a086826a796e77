import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DeleteViewDialogMutation } from '../../__generated__/DeleteViewDialogMutation.graphql.ts'
import type { DeleteViewDialog_view$key } from '../../__generated__/DeleteViewDialog_view.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DeleteViewDialogMutation($input: DeleteSavedViewInput!) {
    result: deleteSavedView(input: $input) {
      ... on DeleteSavedViewSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface DeleteViewDialogProps {
  view: DeleteViewDialog_view$key
  /** Whether the list behind stays as it is narrowed. */
  stays?: boolean
  onClose: (hasChanged?: boolean) => void
}

/** Asks before a view is deleted, and says who loses it. */
export function DeleteViewDialog({ view: key, stays, onClose }: DeleteViewDialogProps) {
  const view = useShownFragment(
    graphql`
      fragment DeleteViewDialog_view on SavedView {
        id
        name
        version
        isShared
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const [commit, isInFlight] = useMutation<DeleteViewDialogMutation>(mutation)
  return (
    <DeleteDialog
      name={view.name}
      title={t.deleteTheView({ name: view.name })}
      remove={() => commit({ id: view.id, version: view.version })}
      waiting={isInFlight}
      onClose={() => onClose()}
      onDeleted={() => {
        if (!stays) void navigate({ search: '' })
        onClose(true)
      }}
    >
      {view.isShared ? t.everybodyWhomItIsSharedWith : t.theRecordsStayAsTheyAre}
    </DeleteDialog>
  )
}
