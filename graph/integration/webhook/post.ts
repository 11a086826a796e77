// One try: a POST to wherever an address leads, of which nothing but its own answer comes back. Redirects are not
// followed.
import http from 'node:http'
import https from 'node:https'
import net, { type LookupFunction } from 'node:net'
import { performance } from 'node:perf_hooks'
import { AddressError, hostOf, isPublic, problemOf, publicLookup, type AddressRules } from './address.ts'
import type { Said, Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Outcome {
  /** What it was answered with; null where there was no answer. */
  status: number | null
  durationMs: number
  /** Why it failed; empty where it did not. */
  error: Said
  /** The beginning of the answer. */
  answer: string
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  rules: AddressRules
  lookup?: LookupFunction
  timeLimit?: number
}

const mostOfAnswer = 2048
const usualLimit = 10_000

export async function post(request: Post): Promise<Outcome> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const { status, location, answer } = await ask(request)
    return { status, durationMs: took(), error: whyRefused(status, location), answer }
  } catch (error) {
    return {
      status: null,
      durationMs: took(),
      error: whyNot(error as NodeJS.ErrnoException, request.timeLimit),
      answer: '',
    }
  }
}

interface Answer {
  status: number
  location: string | undefined
  answer: string
}

function ask({ url, headers, body, rules, lookup, timeLimit = usualLimit }: Post): Promise<Answer> {
  const target = new URL(url)
  const mayBePrivate = rules.WEBHOOK_PRIVATE === 'yes'
  const problem = problemOf(url, rules)
  // Of an address in figures node asks no lookup.
  if (net.isIP(hostOf(target)) && !mayBePrivate && !isPublic(hostOf(target))) return Promise.reject(new AddressError())
  if (problem) return Promise.reject(new AddressError(problem))
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: mayBePrivate ? lookup : publicLookup(lookup),
      signal: AbortSignal.timeout(timeLimit),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const end = () => {
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          answer: textOf(Buffer.concat(parts)),
        })
        sent.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= mostOfAnswer) end()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    sent.end(body)
  })
}

/** The text of an answer that a database keeps, whatever was sent. */
const textOf = (bytes: Buffer) => bytes.subarray(0, mostOfAnswer).toString('utf8').replaceAll('\0', '\uFFFD')

function whyRefused(status: number, location: string | undefined): Said {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400)
    return location ? t.redirectedTo({ address: location.slice(0, 200) }) : t.redirected
  return status === 410 ? t.gone : t.answeredWith({ status: `${status} ${http.STATUS_CODES[status] ?? ''}`.trimEnd() })
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

function whyNot(error: NodeJS.ErrnoException, timeLimit = usualLimit): Said {
  if (error instanceof AddressError) return error.said
  const { name, code = '', message } = error
  if (name === 'AbortError' || name === 'TimeoutError') return t.noAnswerWithin({ seconds: timeLimit / 1000 })
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return t.untrusted({ reason: message.slice(0, 200) })
  return troubles[code] ?? message.slice(0, 300)
}
