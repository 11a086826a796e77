import { graphql } from 'react-relay'
import type { DeleteWebhookDialogMutation } from '../../__generated__/DeleteWebhookDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DeleteWebhookDialogMutation($input: DeleteWebhookInput!) {
    result: deleteWebhook(input: $input) {
      ... on DeleteWebhookSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface DeleteWebhookDialogProps {
  webhook: { id: string; name: string; version: number }
  onClose: () => void
  onDone: () => void
}

/** Asks before a webhook goes with its log. */
export function DeleteWebhookDialog({ webhook, onClose, onDone }: DeleteWebhookDialogProps) {
  const { id, name, version } = useShown(webhook)
  const [remove, waiting] = useMutation<DeleteWebhookDialogMutation>(mutation)
  return (
    <DeleteDialog
      name={name}
      submit={t.deleteIt}
      remove={() => remove({ id, version })}
      waiting={waiting}
      onClose={onClose}
      onDeleted={() => {
        onDone()
        onClose()
      }}
    >
      {t.itIsToldNothingMoreWhat}
    </DeleteDialog>
  )
}
