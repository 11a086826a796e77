// The event stream by itself, over calls that the test answers.
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { storeTokens } from '../kernel/auth/tokens.ts'

export const body = JSON.stringify({ query: 'subscription S { s }', operationName: 'S', variables: {} })
export const other = JSON.stringify({ query: 'subscription T { t }', operationName: 'T', variables: {} })
export const fetched = vi.fn<typeof fetch>()
export const event = vi.fn<(event: unknown) => void>()
export const states: string[] = []

class Silence extends EventTarget {
  postMessage() {}
}

/** A stream that the test writes into, and ends. */
export function stream() {
  let out: ReadableStreamDefaultController<Uint8Array>
  const response = new Response(new ReadableStream({ start: (controller) => void (out = controller) }), {
    headers: { 'content-type': 'text/event-stream' },
  })
  const send = (answer: object, operation = 0) =>
    out.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify({ operation, answer })}\n\n`))
  const complete = () => {
    out.enqueue(new TextEncoder().encode('event: complete\ndata:\n\n'))
    out.close()
  }
  const say = (message: object) =>
    out.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(message)}\n\n`))
  return { response, send, say, complete, end: () => out.close() }
}

export const tokenOf = (call: number) => new Headers(fetched.mock.calls[call]![1]!.headers).get('authorization')
export const askedOf = (call: number) =>
  (JSON.parse(fetched.mock.calls[call]![1]!.body as string) as { operationName: string }[]).map(
    ({ operationName }) => operationName,
  )
export const signalOf = (call: number) => fetched.mock.calls[call]![1]!.signal!
export const calls = (count: number) => waitFor(() => expect(fetched).toHaveBeenCalledTimes(count))
export const load = () => import('../kernel/relay/eventStream.ts')

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset()
  event.mockReset()
  states.length = 0
  vi.stubGlobal('fetch', fetched)
  // This tab is alone.
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, work: () => unknown) => work() } })
  storeTokens('old', 'R1')
})
