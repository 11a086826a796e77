// How the OpenID client reaches a provider: by the one way in which anything that somebody else named is reached.
import http from 'node:http'
import https from 'node:https'
import type { CustomFetch } from 'openid-client'
import { ask } from '../../kernel/outward/ask.ts'

/** In milliseconds. */
export const timeLimit = 10_000
const mostOfAnswer = 1_000_000

/** Each sign-in asks twice or more: connections are kept for a while. */
const kept = { keepAlive: true, maxFreeSockets: 8, timeout: 4_000 }

export function outwardFetch(mayBePrivate: boolean): CustomFetch {
  const agents: Record<string, http.Agent> = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) }
  return async (url, { method, headers, body }) => {
    const sent = body === null || body === undefined ? undefined : String(body as URLSearchParams | string)
    const agent = agents[new URL(url).protocol]
    const answer = await ask({ url, method, headers, body: sent, agent, mayBePrivate, timeLimit, mostOfAnswer })
    const isEmpty = [204, 205, 304].includes(answer.status)
    const said = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(isEmpty ? null : new Uint8Array(answer.body), { status: answer.status, headers: said })
  }
}
