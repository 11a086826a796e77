import { useState } from 'react'
import { graphql } from 'react-relay'
import type {
  NewSecretDialogMutation,
  NewSecretDialogMutation$data,
} from '../../__generated__/NewSecretDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { ApplicationSecret } from './ApplicationSecret.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation NewSecretDialogMutation($input: RotateApplicationSecretInput!) {
    result: rotateApplicationSecret(input: $input) {
      ... on RotateApplicationSecretSuccess {
        secret
        application {
          id
          name
          clientIdentifier
          oldSecretExpiresAt
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface NewSecretDialogProps {
  application: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Gives an application another secret, and shows it this once. */
export function NewSecretDialog({ application: { id, name }, onClose }: NewSecretDialogProps) {
  const [made, setMade] = useState<NewSecretDialogMutation$data['result']>()
  const [rotate, waiting] = useMutation<NewSecretDialogMutation>(mutation)
  const act = async () => {
    const { done, problems } = await rotate({ id })
    if (done) setMade(done)
    return problems
  }
  if (made) {
    const { oldSecretExpiresAt: end, ...application } = made.application!
    const text = `${t.enterTheseThere} ${end ? t.oldSecretWorksUntil({ when: momentOf(end) }) : ''}`
    return <ApplicationSecret {...application} secret={made.secret!} text={text} onClose={onClose} />
  }
  return (
    <ActDialog title={t.newSecretFor({ name })} submit={t.makeSecret} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatANewSecretDoes}</span>
    </ActDialog>
  )
}
