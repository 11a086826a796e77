import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ResetWithPasskeyButtonMutation } from '../../__generated__/ResetWithPasskeyButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { askPasskey } from '../passkey/askPasskey.ts'
import * as t from './__generated__/messages.ts'

/** Leads who unlocks a passkey of theirs to where a new password is set. */
export function ResetWithPasskeyButton({ onFailed }: { onFailed: (problem: string) => void }) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [create, waiting] = useMutation<ResetWithPasskeyButtonMutation>(graphql`
    mutation ResetWithPasskeyButtonMutation($input: CreatePasswordResetWithPasskeyInput!) {
      result: createPasswordResetWithPasskey(input: $input) {
        ... on CreatePasswordResetWithPasskeySuccess {
          secret
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  async function ask() {
    setAsking(true)
    const used = await askPasskey(environment)
    setAsking(false)
    if (used.problem !== undefined) return onFailed(used.problem)
    const { done, problems } = await create(used)
    if (!done?.secret) return onFailed(problems?.input ?? t.signingInFailed)
    await navigate(`/login?reset=${encodeURIComponent(done.secret)}`)
  }
  return (
    <PlainButton type="button" className="outlined" disabled={isAsking || waiting} onClick={() => void ask()}>
      {t.resetWithPasskey}
    </PlainButton>
  )
}
