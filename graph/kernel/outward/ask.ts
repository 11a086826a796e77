// One request to wherever an address leads, of which nothing but its own answer comes back. Redirects are not followed.
import http, { type Agent, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { AddressError, isInward, publicLookup } from './address.ts'
import type { Said, Text } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Asked {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  /** Whether it may lead into private networks and to this machine. */
  mayBePrivate: boolean
  lookup?: LookupFunction
  /** Where connections are kept for the next request; each has its own if omitted. */
  agent?: Agent
  /** In milliseconds. */
  timeLimit: number
  /** How much of the answer is read, in bytes; what comes after it is not waited for. */
  mostOfAnswer: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Rejects where there is no answer in time, or the address leads inward. */
export async function ask(asked: Asked): Promise<Answer> {
  const target = new URL(asked.url)
  // Of an address in figures node asks no lookup.
  if (!asked.mayBePrivate && isInward(target)) throw new AddressError()
  try {
    return await once(target, asked)
  } catch (error) {
    // The other side may close a kept connection just as it is used again.
    if (error instanceof ClosedWhenReused) return once(target, { ...asked, agent: undefined })
    throw error
  }
}

class ClosedWhenReused extends Error {}

function once(target: URL, { body, lookup, timeLimit, mostOfAnswer, ...asked }: Asked): Promise<Answer> {
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: asked.method,
      agent: asked.agent ?? false,
      headers: { ...asked.headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      lookup: asked.mayBePrivate ? lookup : publicLookup(lookup),
      signal: AbortSignal.timeout(timeLimit),
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new ClosedWhenReused() : error),
    )
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const end = () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) })
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size < mostOfAnswer) return
        end()
        sent.destroy()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    sent.end(body)
  })
}

const troubles: Record<string, Text> = {
  ENOTFOUND: t.unknownHost,
  EAI_AGAIN: t.lookupFailed,
  ECONNREFUSED: t.refused,
  ECONNRESET: t.brokenOff,
  EHOSTUNREACH: t.unreachable,
  ENETUNREACH: t.unreachable,
  EPIPE: t.brokenOff,
  ETIMEDOUT: t.lateAnswer,
}

/** Why there was no answer, in words for who gave the address. */
export function whyNoAnswer(error: NodeJS.ErrnoException, timeLimit: number): Said {
  if (error instanceof AddressError) return error.said
  const { name, code = '', message } = error
  if (name === 'AbortError' || name === 'TimeoutError') return t.noAnswerWithin({ seconds: timeLimit / 1000 })
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return t.untrusted({ reason: message.slice(0, 200) })
  return troubles[code] ?? message.slice(0, 300)
}
