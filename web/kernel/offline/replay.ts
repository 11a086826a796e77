// Sends what waits, one after the other, in one tab of the browser at a time. Each has a key by which the server knows
// what it has done already, so that nothing is done twice.
import { request, type RequestError } from '../relay/request.ts'
import { accessToken, readKey } from '../auth/tokens.ts'
import { carryVersion } from './carryVersion.ts'
import { isOutOfReach } from './isOutOfReach.ts'
import { tellAnswer } from './pending.ts'
import { refusalOf } from './refusalOf.ts'
import { allWaiting, forgetWaiting, keepWaiting, type Waiting } from './waiting.ts'

const again = 5_000
let timer: ReturnType<typeof setTimeout> | undefined

const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('opsgraph-replay', work) : alone(work)

let running: Promise<void> | undefined
const alone = (work: () => Promise<void>) => (running ??= work().finally(() => (running = undefined)))

export const replay = (): Promise<void> =>
  inTurn(async () => {
    clearTimeout(timer)
    const who = readKey('SAAS_PFUser_UUID')
    for (;;) {
      const next = allWaiting().find(({ problem }) => !problem)
      // Nobody's moves are sent by another.
      if (!next || !accessToken() || readKey('SAAS_PFUser_UUID') !== who) return
      if (!(await sent(next))) return
    }
  })

/** Whether the next one is to be sent: this one was, or the server would not have it. */
async function sent(entry: Waiting): Promise<boolean> {
  try {
    const answer = await request(entry.operation, entry.body, new AbortController().signal)
    const problem = refusalOf(answer)
    if (problem) keepWaiting({ ...entry, problem })
    else {
      carryVersion(entry, answer)
      forgetWaiting(entry)
    }
    tellAnswer({ id: entry.id, answer })
    return true
  } catch (error) {
    const { status, message } = error as RequestError
    // Who is signed in no more sends it when they are again; who is out of reach, when they are not.
    if (status === 401 || isOutOfReach(error)) return false
    if (status === 429 || status === 503) {
      timer = setTimeout(() => void replay(), again)
      return false
    }
    keepWaiting({ ...entry, problem: message })
    tellAnswer({ id: entry.id, dropped: message })
    return true
  }
}
