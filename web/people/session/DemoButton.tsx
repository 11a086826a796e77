import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { signIn } from './signIn.ts'
import * as t from './__generated__/messages.ts'

interface DemoButtonProps {
  login: { readonly email: string; readonly password: string }
  /** Says why it failed. */
  onFailed: (problem: string) => void
}

/** Signs in as the Admin of the demo. */
export function DemoButton({ login: { email, password }, onFailed }: DemoButtonProps) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)

  async function enter() {
    setWaiting(true)
    const { problem } = await signIn(environment, { login: email, password })
    setWaiting(false)
    if (problem) return onFailed(problem)
    await navigate(takeHomeAddress(), { replace: true })
  }

  return (
    <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void enter()}>
      {t.enterTheDemo}
    </PlainButton>
  )
}
