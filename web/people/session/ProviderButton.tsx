import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { goToProvider } from '../provider/goToProvider.ts'
import type { Provider } from './useInvitation.ts'
import * as t from './__generated__/messages.ts'

export interface ProviderButtonProps {
  provider: Provider
  /** The address of this sign-in. */
  back: string
  className: 'primary' | 'outlined'
  /** Says why it failed. */
  onFailed: (problem: string | undefined) => void
}

/** Leads to where the people of an organization sign in. */
export function ProviderButton({ provider, back, className, onFailed }: ProviderButtonProps) {
  const { organizationId, organizationName: name } = provider
  const environment = useRelayEnvironment()
  const [waiting, setWaiting] = useState(false)
  async function go() {
    setWaiting(true)
    onFailed(await goToProvider(environment, { purpose: 'SIGN_IN', organizationId, back }))
    // The browser may show this page again as it was left.
    setWaiting(false)
  }
  return (
    <PlainButton
      type="button"
      className={className}
      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      disabled={waiting}
      onClick={() => void go()}
    >
      {t.signInWithOrganization({ name })}
    </PlainButton>
  )
}
