// Sends what may wait: at once where that is possible, else when the connection is back, in the order in which it was
// done.
import { request, type Answer } from '../relay/request.ts'
import { ask } from './connection.ts'
import { isOutOfReach } from './isOutOfReach.ts'
import { pending } from './pending.ts'
import { replay } from './replay.ts'
import { allWaiting, keepWaiting, newWaiting, type MayWait } from './waiting.ts'

export async function deliver(
  operation: string,
  body: string,
  signal: AbortSignal,
  what: MayWait,
  waits: () => void,
): Promise<Answer> {
  const isFirst = allWaiting().every(({ problem }) => problem)
  if (isFirst) {
    try {
      return await request(operation, body, signal)
    } catch (error) {
      if (!isOutOfReach(error)) throw error
    }
  }
  const entry = newWaiting(operation, body, what)
  const answered = new Promise<Answer>((resolve, reject) => pending.set(entry.id, { resolve, reject }))
  keepWaiting(entry)
  waits()
  what.onWaiting?.()
  if (isFirst) void ask()
  else void replay()
  return answered
}
