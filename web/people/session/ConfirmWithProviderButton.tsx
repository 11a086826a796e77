import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { onConfirmedElsewhere } from './confirmedElsewhere.ts'
import { goToProvider } from '../provider/goToProvider.ts'
import type { Provider } from './useInvitation.ts'
import * as t from './__generated__/messages.ts'

interface ConfirmWithProviderButtonProps {
  provider: Provider
  onConfirmed: () => void
  /** Says why it failed. */
  onFailed: (problem: string | undefined) => void
}

/** Has one sign in anew at the provider, in another tab: what one was about to do stays as it was typed. */
export function ConfirmWithProviderButton({ provider, onConfirmed, onFailed }: ConfirmWithProviderButtonProps) {
  const { organizationId, organizationName: name } = provider
  const environment = useRelayEnvironment()
  const [waiting, setWaiting] = useState(false)
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    return onConfirmedElsewhere(() => confirmed())
  }, [])
  async function go() {
    // At once: later a browser takes it for a window that nobody asked for.
    const tab = window.open('', '_blank')
    if (!tab) return onFailed(t.newTabWasBlocked)
    // The provider is to have no hold on this page.
    tab.opener = null
    setWaiting(true)
    const problem = await goToProvider(environment, { purpose: 'CONFIRM', organizationId, back: '' }, tab)
    setWaiting(false)
    if (problem) tab.close()
    onFailed(problem)
  }
  return (
    <PlainButton
      type="button"
      className="outlined"
      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      disabled={waiting}
      onClick={() => void go()}
    >
      {t.confirmWithOrganization({ name })}
    </PlainButton>
  )
}
