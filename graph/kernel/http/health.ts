// /health: for whoever watches over the process.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'
import { gauge } from '../metrics/registry.ts'
import { within } from '../within.ts'
import { sendJson } from './answers.ts'
import { HttpError } from './body.ts'

/** How long the database may take to say that it is there. */
const patience = 3_000

/** What a process needs to be of use, and why it is not there. */
interface Check {
  name: string
  ok: boolean
  reason?: string
}

export function healthDoor({ db, events }: Services, isDraining: () => boolean) {
  async function checks(): Promise<Check[]> {
    const reason = await problem(db.runOnce('select 1', []))
    return [
      isDraining() ? { name: 'process', ok: false, reason: 'This process is ending.' } : { name: 'process', ok: true },
      reason === undefined ? { name: 'database', ok: true } : { name: 'database', ok: false, reason },
      // What it can't hear of it can't tell.
      events.isHearing
        ? { name: 'events', ok: true }
        : {
            name: 'events',
            ok: false,
            reason: 'The connection that tells of changes is lost; it is being made again.',
          },
    ]
  }

  gauge('opsgraph_ready', 'Whether the process is ready, by what it needs: 1 or 0.', ['check'], async () =>
    (await checks()).map(({ name, ok }) => [ok ? 1 : 0, name] as const),
  )

  return async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    if (pathname !== '/health/live' && pathname !== '/health/ready')
      throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', `${pathname} takes GET.`, { allow: 'GET, HEAD' })
    if (pathname === '/health/live') return sendJson(res, 200, { status: 'live' })
    const all = await checks()
    const failed = all.filter(({ ok }) => !ok)
    if (!failed.length) return sendJson(res, 200, { status: 'ready', checks: all })
    const message = failed.map(({ reason }) => reason).join(' ')
    const code = isDraining() ? 'DRAINING' : 'UNAVAILABLE'
    sendJson(res, 503, { status: 'not ready', code, message, checks: all }, { 'retry-after': '5' })
  }
}

/** Why the database is of no use now; undefined where it is. Its own words may name what is nobody's business here. */
async function problem(asked: Promise<unknown>): Promise<string | undefined> {
  const answer = asked.then(
    () => undefined,
    (error: unknown) => `The database can not be reached${codeOf(error)}.`,
  )
  const reason = await within(patience, answer)
  return reason === 'late' ? `The database has not answered within ${patience / 1000} seconds.` : reason
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? ` (${code})` : ''
}
