// One try: a POST to wherever an address leads, of which nothing but its own answer comes back. Redirects are not
// followed.
import http from 'node:http'
import type { LookupFunction } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { Said } from '../../kernel/messages/text.ts'
import { AddressError } from '../../kernel/outward/address.ts'
import { ask, whyNoAnswer } from '../../kernel/outward/ask.ts'
import { formProblem, type AddressRules } from './address.ts'
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

export async function post({ rules, timeLimit = usualLimit, ...request }: Post): Promise<Outcome> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const mayBePrivate = rules.WEBHOOK_PRIVATE === 'yes'
  try {
    const problem = formProblem(request.url, rules)
    if (problem) throw new AddressError(problem)
    const { status, headers, body } = await ask({ ...request, method: 'POST', mayBePrivate, timeLimit, mostOfAnswer })
    return { status, durationMs: took(), error: whyRefused(status, headers.location), answer: textOf(body) }
  } catch (error) {
    const why = whyNoAnswer(error as NodeJS.ErrnoException, timeLimit)
    return { status: null, durationMs: took(), error: why, answer: '' }
  }
}

/** The text of an answer that a database keeps, whatever was sent. */
const textOf = (bytes: Buffer) => bytes.subarray(0, mostOfAnswer).toString('utf8').replaceAll('\0', '\uFFFD')

function whyRefused(status: number, location: string | undefined): Said {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400)
    return location ? t.redirectedTo({ address: location.slice(0, 200) }) : t.redirected
  return status === 410 ? t.gone : t.answeredWith({ status: `${status} ${http.STATUS_CODES[status] ?? ''}`.trimEnd() })
}
