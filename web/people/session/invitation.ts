// The code of an invitation stands in the address from sign-up to sign-in, until somebody is there to take it.
import type { Environment } from 'relay-runtime'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

/** What follows an address of the public pages, so that the code is not lost on the way. */
export function withInvitation(path: string, code: string | null): string {
  return code ? `${path}?invitation=${encodeURIComponent(code)}` : path
}

/** Takes the invitation of whoever has just signed in, where there is one, and says how it went. */
export async function takeInvitation(environment: Environment, code: string | null): Promise<void> {
  if (!code) return
  const { acceptInvitation } = await import('../invitation/acceptInvitation.ts')
  const { name, waits, failed } = await acceptInvitation(environment, code)
  if (failed) toast('error', t.errorInAssigningUserToOrganization, failed)
  else if (waits) toast('success', ...waits)
  else toast('success', name ? t.youNowBelongTo({ name }) : t.youNowBelongThere)
}
