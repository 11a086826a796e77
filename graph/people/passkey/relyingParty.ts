import type { Settings } from '../../kernel/settings.ts'

interface RelyingParty {
  /** The host to which passkeys belong. */
  id: string
  /** Whether a page of that address may use them. */
  isOrigin: (origin: string) => boolean
}

/** Where passkeys are good: at PUBLIC_URL, or where that is not set on the same machine. */
export function relyingPartyOf({ PUBLIC_URL }: Settings): RelyingParty {
  if (!PUBLIC_URL) return { id: 'localhost', isOrigin: (origin) => hostOf(origin) === 'localhost' }
  const { hostname, origin: own } = new URL(PUBLIC_URL)
  return { id: hostname, isOrigin: (origin) => origin === own }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')
