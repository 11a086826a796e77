import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteWebhookDialogMutation } from '../../__generated__/DeleteWebhookDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

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
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: found } = await remove({ id, version })
    if (found) return setProblems(found)
    toast('success', `${name} is deleted`)
    onDone()
    onClose()
  }
  return (
    <FormDialog
      title={`Delete ${name}`}
      submit="Delete it"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>
        It is told nothing more, what waits is not sent, and the log of its deliveries goes with it. To keep them, turn
        it off instead.
      </Typography>
    </FormDialog>
  )
}
