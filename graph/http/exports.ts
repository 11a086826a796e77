// /export: action records as CSV, by a ticket that the graph gives.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { Context, type Client, type Services } from '../context.ts'
import { exportLines } from '../export/exportRows.ts'
import { requestFrom } from '../export/exportRequest.ts'
import { readTicket, type Ticket } from '../file/ticket.ts'
import { HttpError } from './body.ts'
import type { OperationLimits } from './limits.ts'

export const exportPath = '/export'

/** Foreign, absent, and past its time are one. */
const notFound = () => new HttpError(404, 'NOT_FOUND', 'There is no such export, or its address has expired.')

/** For spreadsheets: they know the encoding by its mark, and take no cell for a formula. */
const format = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

export function exportDoor(services: Services, limits: OperationLimits) {
  const { keys, viewers, clock, db } = services

  return async (req: IncomingMessage, res: ServerResponse, client: Client, { searchParams }: URL) => {
    if (req.method !== 'GET') throw new HttpError(405, 'METHOD', `${exportPath} takes GET.`, { allow: 'GET' })
    const ticket = await readTicket<Ticket>(keys, 'export', searchParams.get('ticket') ?? '', clock.now())
    if (!ticket) throw notFound()
    const asking = async () => {
      const viewer = await viewers.get(ticket.sessionId)
      if (viewer?.id !== ticket.userId) throw notFound()
      return new Context(services, client, viewer)
    }
    await asking()
    const wait = await limits.count(ticket.userId, 1)
    if (wait) throw new HttpError(429, 'RATE_LIMIT', `Try again in ${wait} seconds.`, { 'retry-after': String(wait) })
    const kept = await db.prisma.recordExport.findFirst({ where: { id: ticket.fileId, userId: ticket.userId } })
    if (!kept) throw notFound()
    res.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="action-records-${kept.createdAt.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    })
    await pipeline(Readable.from(exportLines(asking, requestFrom(kept.request))), stringify(format), res)
  }
}
