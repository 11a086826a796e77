import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RotateDialogMutation } from '../../__generated__/RotateDialogMutation.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

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
        title={t.theNewSecretOf({ name })}
        text={t.copyItNowToWhereDeliveries}
        secrets={[{ label: t.secret, value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={t.giveAnotherSecret({ name })}
      submit={t.giveItAnother}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>{t.for24HoursEachDeliveryIs}</Typography>
    </FormDialog>
  )
}
