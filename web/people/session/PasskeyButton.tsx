import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { SignedIn } from './signIn.ts'
import { signInWithPasskey } from './signInWithPasskey.ts'
import * as t from './__generated__/messages.ts'

interface PasskeyButtonProps {
  onSignedIn: () => Promise<void>
  /** Says why it failed, and which organization has one sign in by its provider alone. */
  onFailed: (problem: string, requiredBy?: string) => void
}

/** Signs in by fingerprint, face or PIN of a device. */
export function PasskeyButton({ onSignedIn, onFailed }: PasskeyButtonProps) {
  const environment = useRelayEnvironment()
  const [waiting, setWaiting] = useState(false)
  async function enter() {
    setWaiting(true)
    const used = await askPasskey(environment)
    const { problem, requiredBy }: SignedIn =
      used.problem === undefined ? await signInWithPasskey(environment, used) : used
    if (!problem) await onSignedIn()
    setWaiting(false)
    if (problem) onFailed(problem, requiredBy)
  }
  return (
    <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void enter()}>
      {t.byPasskey}
    </PlainButton>
  )
}
