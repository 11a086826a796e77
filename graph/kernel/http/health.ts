// /health: for whoever watches over the process.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'
import { unavailable } from '../databaseErrors.ts'
import { sendJson } from './answers.ts'
import { HttpError } from './body.ts'

const draining = () => new HttpError('DRAINING', 'This process is ending.', { 'retry-after': '5' })

/** How long the database may take to say that it is there. */
const patience = 3_000

export function healthDoor({ db, events }: Services, isDraining: () => boolean) {
  return async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    if (pathname !== '/health/live' && pathname !== '/health/ready')
      throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', `${pathname} takes GET.`, { allow: 'GET, HEAD' })
    if (pathname === '/health/live') return sendJson(res, 200, { status: 'live' })
    if (isDraining()) throw draining()
    // What it can't hear of it can't tell.
    if (!events.isHearing) throw unavailable()
    await soon(db.runOnce('select 1', []))
    sendJson(res, 200, { status: 'ready' })
  }
}

/** The same, but that it fails where it is not answered soon. */
function soon<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), patience)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
