// How the OpenID client reaches a provider: by the one way in which anything that somebody else named is reached.
import type { CustomFetch } from 'openid-client'
import { ask } from '../../kernel/outward/ask.ts'

const timeLimit = 10_000
const mostOfAnswer = 1_000_000

export const outwardFetch =
  (mayBePrivate: boolean): CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body === null || body === undefined ? undefined : String(body as URLSearchParams | string)
    const answer = await ask({ url, method, headers, body: sent, mayBePrivate, timeLimit, mostOfAnswer })
    const isEmpty = [204, 205, 304].includes(answer.status)
    const said = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(isEmpty ? null : new Uint8Array(answer.body), { status: answer.status, headers: said })
  }
