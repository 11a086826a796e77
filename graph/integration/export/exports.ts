// /export: action records, other lists and the numbers of reports as CSV or JSON, by a ticket that the graph gives.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { GraphQLSchema } from 'graphql'
import { Context, type Client, type Services } from '../../kernel/context.ts'
import { exportArchive } from './archive/exportArchive.ts'
import { exportList } from './exportList.ts'
import { checkLists } from './listDocument.ts'
import { exportRecords } from './exportRecords.ts'
import { exportPerson } from './person/exportPerson.ts'
import { requestFrom, type ExportRequest } from './exportRequest.ts'
import { readTicket, type Ticket } from '../../organization/file/ticket.ts'
import { exportReport } from '../../performance/report/exportReport.ts'
import { through } from '../../kernel/auth/scopes.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { HttpError, tooMany } from '../../kernel/http/body.ts'
import { budgetOf, type OperationLimits } from '../../kernel/http/limits.ts'

export const exportPath = '/export'

/** Foreign, absent, and past its time are one. */
const notFound = () => new HttpError('NOT_FOUND', 'There is no such export, or its address has expired.')

const types = { CSV: 'text/csv; charset=utf-8', JSON: 'application/json; charset=utf-8' }

export function exportDoor(schema: GraphQLSchema, services: Services, limits: OperationLimits) {
  const { keys, viewers, clock, db } = services
  checkLists(schema)

  return async (req: IncomingMessage, res: ServerResponse, client: Client, { searchParams }: URL) => {
    if (req.method !== 'GET') throw new HttpError('METHOD', `${exportPath} takes GET.`, { allow: 'GET' })
    const ticket = await readTicket<Ticket>(keys, 'export', searchParams.get('ticket') ?? '', clock.now())
    if (!ticket) throw notFound()
    const holder = async () => {
      const viewer = await viewers.get(ticket.sessionId)
      if (viewer?.id !== ticket.userId) throw notFound()
      return viewer
    }
    const contextOf = (viewer: Viewer) => new Context(services, client, through(viewer, 'EXPORT')).readOnly()
    const asking = async () => contextOf(await holder())
    const viewer = await holder()
    const context = await contextOf(viewer)
    const wait = await limits.count(budgetOf(viewer), 1)
    if (wait) throw tooMany(wait)
    const kept =
      ticket.fileId === viewer.id
        ? { request: { userId: viewer.id }, createdAt: clock.now() }
        : await db.prisma.recordExport.findFirst({ where: { id: ticket.fileId, userId: ticket.userId } })
    if (!kept) throw notFound()
    const request = requestFrom(kept.request)
    const { name, pieces } = fileOf(request, { schema, asking, context, at: kept.createdAt })
    const isPacked = 'rootId' in request || 'userId' in request
    const ending = isPacked ? 'tar.gz' : request.format.toLowerCase()
    // Before the answer begins it is known whether there is one.
    const first = await pieces.next()
    res.writeHead(200, {
      'content-type': isPacked ? 'application/gzip' : types[request.format],
      'content-disposition': `attachment; filename="${name}-${kept.createdAt.toISOString().slice(0, 10)}.${ending}"`,
      'cache-control': 'no-store',
    })
    const rest = async function* () {
      if (!first.done) yield first.value
      yield* pieces
    }
    // Pieces are large: who reads slowly has one of them waiting, not sixteen.
    const readable = Readable.from(rest(), { highWaterMark: 1 })
    await (isPacked ? pipeline(readable, createGzip({ level: 5 }), res) : pipeline(readable, res))
  }
}

interface Asking {
  schema: GraphQLSchema
  asking: () => Promise<Context>
  context: Context
  at: Date
}

/** What a file is called, and what is in it. */
function fileOf(
  request: ExportRequest,
  { schema, asking, context, at }: Asking,
): { name: string; pieces: AsyncGenerator<Buffer | string> } {
  if ('list' in request)
    return {
      name: request.list.toLowerCase().replaceAll('_', '-'),
      pieces: exportList(schema, asking, request, request.format),
    }
  if ('reportId' in request) return { name: 'report', pieces: exportReport(context, request.reportId) }
  if ('rootId' in request) return { name: 'organization', pieces: exportArchive(schema, asking, request.rootId, at) }
  if ('userId' in request) return { name: 'my-data', pieces: exportPerson(context.db, context.viewer!, asking, at) }
  return { name: 'action-records', pieces: exportRecords(asking, request, request.format) }
}
