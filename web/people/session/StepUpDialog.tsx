import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { StepUpDialogMutation } from '../../__generated__/StepUpDialogMutation.graphql.ts'
import type { StepUpDialogPasskeyMutation } from '../../__generated__/StepUpDialogPasskeyMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { askPasskey, knowsPasskeys } from '../passkey/askPasskey.ts'
import { ConfirmWithProviderButton } from './ConfirmWithProviderButton.tsx'
import { noProof, ProofFields, sentProof } from '../user/ProofFields.tsx'
import { useOwnFactors } from '../user/useOwnFactors.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation StepUpDialogMutation($input: ConfirmIdentityInput!) {
    result: confirmIdentity(input: $input) {
      ... on ConfirmIdentitySuccess {
        __typename
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const passkeyMutation = graphql`
  mutation StepUpDialogPasskeyMutation($input: ConfirmIdentityWithPasskeyInput!) {
    result: confirmIdentityWithPasskey(input: $input) {
      ... on ConfirmIdentityWithPasskeySuccess {
        __typename
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface StepUpDialogProps {
  /** Why it is asked. */
  message: string
  onConfirmed: () => void
  onClose: () => void
}

/** Has one show that it is oneself, before what takes a recent proof of it. */
export function StepUpDialog({ message, onConfirmed, onClose }: StepUpDialogProps) {
  const { hasPasskey, provider } = useOwnFactors()
  const [confirm, waiting] = useMutation<StepUpDialogMutation>(mutation)
  const [confirmByPasskey, isConfirming] = useMutation<StepUpDialogPasskeyMutation>(passkeyMutation)
  const environment = useRelayEnvironment()
  const [proof, setProof] = useState(noProof)
  const [refused, setRefused] = useState<string>()
  const act = async () => {
    const { problems } = await confirm(sentProof(proof))
    if (!problems) onConfirmed()
    return problems
  }
  const tryPasskey = async () => {
    const used = await askPasskey(environment)
    const problem = used.problem ?? (await confirmByPasskey(used)).problems?.input
    setRefused(problem)
    if (!problem) onConfirmed()
  }
  return (
    <ActDialog title={t.confirmItsYou} submit={t.confirm} act={act} waiting={waiting || isConfirming} onClose={onClose}>
      {(problems) => (
        <>
          <span>{message}</span>
          {refused ? <Notice role="alert">{refused}</Notice> : null}
          {hasPasskey && knowsPasskeys() ? (
            <PlainButton type="button" className="outlined" onClick={() => void tryPasskey()}>
              {t.byPasskey}
            </PlainButton>
          ) : null}
          {provider ? (
            <ConfirmWithProviderButton provider={provider} onConfirmed={onConfirmed} onFailed={setRefused} />
          ) : null}
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
