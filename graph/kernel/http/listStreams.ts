// Long lists of the legacy door as one JSON array, at the pace of who reads it.
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limitReached } from '../metrics/limitReached.ts'
import { HttpError } from './body.ts'

const patience = { atOnce: 10, seconds: 5 }

function busy(): HttpError {
  limitReached('long lists')
  return new HttpError(
    'RATE_LIMIT',
    `Another long list of yours is still being sent. Try again in ${patience.seconds} seconds.`,
    { 'retry-after': String(patience.seconds) },
  )
}

/** One long list a person at a time: others wait a little for their turn. */
export class ListTurns {
  private readonly waiting = new Map<string, (() => void)[]>()

  /** Resolves when it is a person's turn, with what ends it; throws 429 where that takes too long. */
  async take(person: string): Promise<() => void> {
    const queue = this.waiting.get(person)
    if (!queue) this.waiting.set(person, [])
    else if (queue.length >= patience.atOnce) throw busy()
    else await turnIn(queue)
    return () => this.pass(person)
  }

  private pass(person: string) {
    const next = this.waiting.get(person)?.shift()
    if (next) next()
    else this.waiting.delete(person)
  }
}

const turnIn = (queue: (() => void)[]) =>
  new Promise<void>((resolve, reject) => {
    const go = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(go), 1)
      reject(busy())
    }, patience.seconds * 1000)
    queue.push(go)
  })

async function* jsonOf(first: unknown[], more: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield JSON.stringify(first).slice(0, -1)
  for await (const page of more) yield `,${JSON.stringify(page).slice(1, -1)}`
  yield ']'
}

/**
 * Sends a list whose first entries are known. A failure in the middle cuts the connection, so that nobody takes a part
 * for the whole; so does a reader who takes nothing for `idleSeconds`.
 */
export async function sendList(
  res: ServerResponse,
  first: unknown[],
  more: AsyncIterable<unknown[]>,
  headers: Record<string, string>,
  idleSeconds: number,
): Promise<void> {
  if (res.headersSent || res.destroyed) return
  res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers })
  res.setTimeout(idleSeconds * 1000, () => res.destroy())
  try {
    await pipeline(Readable.from(jsonOf(first, more), { objectMode: false }), res)
  } catch (error) {
    // Whoever hangs up needs no answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
