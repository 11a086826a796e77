// What a sign-in leaves in the browser. Storage may throw; then it is kept for as long as the page is open.

const keys = ['access_token', 'refresh_token', 'SAAS_PFUser_UUID', 'user_id'] as const
type Key = (typeof keys)[number]

/** What storage would not take; the rest is read from storage alone, which other tabs change too. */
const memory = new Map<Key, string>()
const listeners = new Set<() => void>()

export function readKey(key: Key): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeKey(key: Key, value: string | null) {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

export interface SignedIn {
  accessToken: string
  refreshToken: string
  userUuid: string
  userId: number
}

export const accessToken = (): string | null => readKey('access_token')

/** Whether storage has taken it, so that it is there after a reload. */
export const isKept = (): boolean => memory.size === 0

/** Only decides which page shows; whether the token is good the server says. */
export const isSignedIn = (): boolean => accessToken() !== null

/** Milliseconds before its end at which a token is replaced: a call must not be under way by then. */
const early = 30_000

/**
 * By how much the server's clock is ahead of this machine's, in milliseconds; as good as none until a token has come.
 */
let ahead = 0

interface Claims {
  iat: number
  exp: number
  sub: string
  user_id: number
}

const claimsOf = (token: string) =>
  JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Claims

/** Who has signed in, as legacy clients know them, in the token of a sign-in. */
export function whoIn(token: string): Pick<SignedIn, 'userUuid' | 'userId'> {
  const { sub, user_id: userId } = claimsOf(token)
  return { userUuid: sub, userId }
}

/** When a token was made and when it ends, by the server's clock; undefined of what is none. */
function timesOf(token: string): { made: number; ends: number } | undefined {
  try {
    const { iat, exp } = claimsOf(token)
    return { made: iat * 1000, ends: exp * 1000 }
  } catch {
    return undefined
  }
}

/** Whether a token is about to end, or has ended. */
export function endsSoon(token: string): boolean {
  const times = timesOf(token)
  return times !== undefined && Date.now() + ahead > times.ends - early
}

function writeAccess(access: string) {
  writeKey('access_token', access)
  ahead = (timesOf(access)?.made ?? Date.now()) - Date.now()
}

export function storeSignIn({ accessToken: access, refreshToken, userUuid, userId }: SignedIn) {
  writeAccess(access)
  writeKey('refresh_token', refreshToken)
  writeKey('SAAS_PFUser_UUID', userUuid)
  writeKey('user_id', String(userId))
}

export function storeTokens(access: string, refresh: string | null) {
  writeAccess(access)
  if (refresh) writeKey('refresh_token', refresh)
}

const endKey = 'sign_in_ended'

/**
 * Forgets the sign-in here, with why if it was not wanted; other tabs hear of it by their storage. Where it has ended
 * already, nobody is told again: whoever listens leaves the page, and several calls are refused at once.
 */
export function forgetSignIn(reason?: string) {
  const hasEnded = !isSignedIn()
  for (const key of keys) writeKey(key, null)
  if (hasEnded) return
  try {
    if (reason) sessionStorage.setItem(endKey, reason)
  } catch {
    // Then it is not told.
  }
  for (const listener of listeners) listener()
}

/** Why the sign-in ended, told once. */
export function takeEndOfSignIn(): string | null {
  try {
    const reason = sessionStorage.getItem(endKey)
    sessionStorage.removeItem(endKey)
    return reason
  } catch {
    return null
  }
}

/** Tells when the sign-in has ended, in this tab or in another. */
export function onSignInEnded(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    if ((event.key === 'access_token' || event.key === null) && !isSignedIn()) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
