import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RotateDialogMutation } from '../../__generated__/RotateDialogMutation.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const rotate = graphql`
  mutation RotateDialogMutation($input: RotateWebhookSecretInput!) {
    result: rotateWebhookSecret(input: $input) {
      ... on RotateWebhookSecretSuccess {
        secret
        webhook {
          ...WebhookRow_webhook
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface RotateDialogProps {
  webhook: { id: string; name: string; version: number }
  onClose: () => void
  onDone: () => void
}

/** Gives a webhook another secret, and shows it. */
export function RotateDialog({ webhook, onClose, onDone }: RotateDialogProps) {
  const { id, name, version } = useShown(webhook)
  const [change, waiting] = useMutation<RotateDialogMutation>(rotate)
  const [problems, setProblems] = useState<Problems>({})
  const [secret, setSecret] = useState<string>()
  async function submit() {
    const { done, problems: found } = await change({ id, version })
    if (found) return setProblems(found)
    setSecret(done.secret)
    onDone()
  }
  if (secret) {
    return (
      <ShownOnce
        title={`The new secret of ${name}`}
        text="Copy it now to where deliveries arrive: it is shown this once. For 24 hours they are signed with the old one, too."
        secrets={[{ label: 'Secret', value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={`Give ${name} another secret`}
      submit="Give it another"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>
        For 24 hours each delivery is signed with both secrets, so that nothing is refused while you change yours. Then
        the old one is good for nothing.
      </Typography>
    </FormDialog>
  )
}
