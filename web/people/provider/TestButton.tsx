import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { goToProvider } from './goToProvider.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Leads an Admin to the provider, to see whom it would sign in. */
export function TestButton({ organizationId }: { organizationId: string }) {
  const environment = useRelayEnvironment()
  const { pathname, search } = useLocation()
  const [waiting, setWaiting] = useState(false)
  async function test() {
    setWaiting(true)
    const problem = await goToProvider(environment, { purpose: 'TEST', organizationId, back: pathname + search })
    setWaiting(false)
    if (problem) toast('error', t.theTestDidNotBegin, problem)
  }
  return (
    <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void test()}>
      {t.test}
    </PlainButton>
  )
}
