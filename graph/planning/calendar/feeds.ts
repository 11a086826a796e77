// /feeds/{token}.ics: somebody's calendar for other programs, which know nothing but its address.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tokenIn } from './feedPath.ts'
import { readFeed } from './readFeed.ts'
import { Context, type Client, type Services } from '../../kernel/context.ts'
import { loadViewerOf } from '../../kernel/loadViewer.ts'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { HttpError, tooMany } from '../../kernel/http/body.ts'
import { budgetOfPrograms, type OperationLimits } from '../../kernel/http/limits.ts'

/** Unknown, revoked, and of somebody who may no longer sign in are one. */
const notFound = () => new HttpError('NOT_FOUND', 'There is no such feed; it may have been revoked.')

const readAnew = 5 * 60_000

export function feedsDoor(services: Services, limits: OperationLimits) {
  const { db, clock } = services

  return async (req: IncomingMessage, res: ServerResponse, client: Client, { pathname }: URL) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', 'A feed takes GET.', { allow: 'GET, HEAD' })
    const token = tokenIn(pathname)
    const feed = token
      ? await db.prisma.calendarFeed.findFirst({ where: { tokenHash: hashOf(token), revokedAt: null } })
      : null
    // Rights are read each time: there is no session that could keep them.
    const viewer = feed && (await loadViewerOf(db, feed.userId, clock.now()))
    if (!feed || !viewer) throw notFound()
    const wait = await limits.count(budgetOfPrograms(viewer), 1)
    if (wait) throw tooMany(wait)
    const body = Buffer.from(await readFeed(await new Context(services, client, viewer).readOnly(), feed.name))
    const before = new Date(clock.now().getTime() - readAnew)
    await db.prisma.calendarFeed.updateMany({
      where: { id: feed.id, OR: [{ lastReadAt: null }, { lastReadAt: { lt: before } }] },
      data: { lastReadAt: clock.now() },
    })
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' }
    if (isKnown(req.headers['if-none-match'], etag)) return void res.writeHead(304, headers).end()
    res.writeHead(200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': body.length,
      'content-disposition': 'attachment; filename="opsgraph.ics"',
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

const isKnown = (named: string | undefined, etag: string): boolean =>
  named?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
