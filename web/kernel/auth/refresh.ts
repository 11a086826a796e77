// One refresh for all calls that fail at once, in all tabs: the first to get the lock refreshes, the others find the
// new token in storage.
import { language } from '../messages/language.ts'
import { accessToken, endsSoon, readKey, storeTokens } from './tokens.ts'
import * as t from './__generated__/messages.ts'

const mutation = `mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { ... on RefreshSessionSuccess { accessToken refreshToken } ... on SignInError { message } }
}`

let refusal: string | undefined

/** Why there is no token any more, as the server said it first; undefined where it said nothing. */
export const whyRefused = () => refusal

async function requestTokens(refreshToken: string): Promise<boolean> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'accept-language': language,
    },
    body: JSON.stringify({ query: mutation, variables: { input: { refreshToken } } }),
  })
  // Busy is no refusal: the tokens may still be good.
  const { status } = response
  if (status === 429 || status >= 500) throw new Error(t.theRefreshWasAnsweredWith({ status: String(status) }))
  const { data } = (await response.json()) as {
    data?: { refreshSession?: { accessToken?: string; refreshToken?: string | null; message?: string } }
  }
  const { accessToken: access, refreshToken: next, message } = data?.refreshSession ?? {}
  if (access) storeTokens(access, next ?? null)
  // Later ones say no more than that the session has ended.
  refusal = access ? undefined : (refusal ?? message)
  return Boolean(access)
}

let underWay: Promise<boolean> | undefined

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('opsgraph-refresh', work) : work()

/** Gets a token in place of one that was refused; answers whether there is one. */
export function refresh(refused: string | null): Promise<boolean> {
  underWay ??= inTurn(async () => {
    const current = accessToken()
    if (current !== null && current !== refused) return true
    const refreshToken = readKey('refresh_token')
    return refreshToken !== null && requestTokens(refreshToken)
  }).finally(() => (underWay = undefined))
  return underWay
}

/**
 * Replaces a token that is about to end before it is refused; where that fails now, it may still be good. Undefined
 * where none is.
 */
export function keepFresh(): Promise<unknown> | undefined {
  const token = accessToken()
  return token && endsSoon(token) ? refresh(token).catch(() => false) : undefined
}
