import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { goToProvider } from './goToProvider.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface ConnectButtonProps {
  organizationId: string
  organizationName: string
}

/** Leads to the provider, to connect one's account to who one is there. */
export function ConnectButton({ organizationId, organizationName: name }: ConnectButtonProps) {
  const environment = useRelayEnvironment()
  const { pathname, search } = useLocation()
  const [waiting, setWaiting] = useState(false)
  async function connect() {
    setWaiting(true)
    const problem = await goToProvider(environment, { purpose: 'LINK', organizationId, back: pathname + search })
    setWaiting(false)
    if (problem) toast('error', t.wasNotConnected, problem)
  }
  return (
    <PlainButton
      type="button"
      className="outlined"
      disabled={waiting}
      aria-label={t.connectTo({ name })}
      onClick={() => void connect()}
    >
      {t.connect}
    </PlainButton>
  )
}
