import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { NewStreamSecretDialogMutation } from '../../__generated__/NewStreamSecretDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import * as t from './__generated__/messages.ts'

interface NewStreamSecretDialogProps {
  organizationId: string
  version: number
  onClose: () => void
  onDone: () => void
}

/** Gives the webhook of an audit stream another secret, and shows it. */
export function NewStreamSecretDialog({ organizationId, version, onClose, onDone }: NewStreamSecretDialogProps) {
  const [rotate, waiting] = useMutation<NewStreamSecretDialogMutation>(graphql`
    mutation NewStreamSecretDialogMutation($input: RotateAuditStreamSecretInput!) {
      result: rotateAuditStreamSecret(input: $input) {
        ... on RotateAuditStreamSecretSuccess {
          organization {
            id
            ...AuditStream_organization
          }
          secret
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [secret, setSecret] = useState<string>()
  if (secret) {
    const secrets = [{ label: t.secret, value: secret }]
    return <ShownOnce title={t.streamSecret} text={t.copyTheSecret} secrets={secrets} onClose={onDone} />
  }
  const act = async () => {
    const { done, problems } = await rotate({ organizationId, version })
    if (problems) return problems
    setSecret(done.secret)
    return undefined
  }
  return (
    <ActDialog title={t.newSecretTitle} submit={t.makeSecret} act={act} waiting={waiting} onClose={onClose}>
      <Typography>{t.oldSecretSigns}</Typography>
    </ActDialog>
  )
}
