// /files/{id}: bytes in and out, by tickets that the graph gives.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Context, type Client, type Services } from '../../kernel/context.ts'
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { ExpectedError } from '../../kernel/errors.ts'
import { storeFile, spooled } from './storeFile.ts'
import { readTicket, ticketMinutes, type Ticket, type Upload } from './ticket.ts'
import { organizationForUpload, type UploadFor } from './uploads.ts'
import { visibleFiles } from './visibleFiles.ts'
import { isUuid } from '../../kernel/node.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { HttpError, tooMany } from '../../kernel/http/body.ts'
import { budgetOf, type OperationLimits } from '../../kernel/http/limits.ts'

const prefix = '/files/'

export const isFiles = (pathname: string): boolean => pathname.startsWith(prefix)

/** What stands in a page; everything else is saved. A picture made of text could carry a script. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'])

/** Absent, foreign, and past its time are one. */
const notFound = () => new HttpError('NOT_FOUND', 'There is no such file, or its address has expired.')

/** How long an upload may take; as long as its ticket is good. */
export const fileSeconds = ticketMinutes * 60

type ViewerOf = (req: IncomingMessage, client: Client) => Promise<Viewer | null>

export function filesDoor(services: Services, limits: OperationLimits, viewerOf: ViewerOf) {
  const { settings, db, keys, viewers, clock } = services

  /** Who a ticket was given to, as far as their session and the ticket's file are still the same. */
  async function holder<T extends Ticket>(
    purpose: 'upload' | 'download',
    fileId: string,
    search: URLSearchParams,
    client: Client,
  ) {
    const ticket = isUuid(fileId) ? await readTicket<T>(keys, purpose, search.get('ticket') ?? '', clock.now()) : null
    const viewer = ticket?.fileId === fileId ? await viewers.get(ticket.sessionId) : null
    if (!ticket || viewer?.id !== ticket.userId) throw notFound()
    await counted(viewer)
    return { ticket, context: new Context(services, client, viewer) }
  }

  /** Who asks by a header: what a program does that sends one anyway. */
  async function asked(viewer: Viewer | null, fileId: string, client: Client) {
    if (!viewer || !isUuid(fileId)) throw notFound()
    requireScope(viewer, 'READ')
    await counted(viewer)
    return { context: new Context(services, client, viewer) }
  }

  async function counted(viewer: Viewer) {
    const wait = await limits.count(budgetOf(viewer), 1)
    if (wait) throw tooMany(wait)
  }

  async function send(req: IncomingMessage, res: ServerResponse, context: Context, id: string) {
    const file = await db.prisma.file.findFirst({ where: { AND: [visibleFiles(context), { id }] } })
    if (!file) throw notFound()
    const etag = `"${Buffer.from(file.sha256).toString('base64url')}"`
    const headers = {
      etag,
      'cache-control': 'private, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `${shown.has(file.mediaType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(file.name)}`,
    }
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end()
    res.writeHead(200, { ...headers, 'content-type': file.mediaType, 'content-length': file.size })
    if (req.method === 'HEAD') return void res.end()
    for (let n = 0; !res.destroyed; n++) {
      const part = await db.prisma.fileChunk.findUnique({ where: { fileId_n: { fileId: id, n } } })
      if (!part) break
      if (!res.write(part.bytes)) await drained(res)
    }
    res.end()
  }

  async function receive(req: IncomingMessage, upload: Upload): Promise<void> {
    const most = settings.FILE_MB * 1_000_000
    const tooLarge = () => new HttpError('TOO_LARGE', `Send a file of at most ${settings.FILE_MB} MB.`)
    if (Number(req.headers['content-length']) > most) throw tooLarge()
    // What is too large is dropped by whoever answers; a request destroyed here would leave its connection in the dark.
    await spooled(req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, most, tooLarge, async (spool) => {
      if (spool.size !== upload.size) {
        throw new HttpError('VALIDATION', `The file was to have ${upload.size} bytes and has ${spool.size}.`)
      }
      await storeFile(services, upload, spool).catch((error: unknown) => {
        const { code } = (databaseAnswer(error) ?? {}) as { code?: string }
        throw code === 'CONFLICT' ? new HttpError('CONFLICT', 'This file was sent already.') : error
      })
    })
  }

  /** Answers with what there is to say in JSON, where it has not sent bytes itself. */
  return async (req: IncomingMessage, res: ServerResponse, client: Client, { pathname, searchParams }: URL) => {
    const id = pathname.slice(prefix.length)
    // A ticket says who asks; a token that comes along must be good all the same.
    const viewer = await viewerOf(req, client)
    if (req.method === 'GET' || req.method === 'HEAD') {
      const { context } = searchParams.has('ticket')
        ? await holder('download', id, searchParams, client)
        : await asked(viewer, id, client)
      await send(req, res, context, id)
      return undefined
    }
    if (req.method !== 'PUT' && req.method !== 'POST') {
      throw new HttpError('METHOD', `${prefix} takes GET, and PUT or POST of bytes.`, {
        allow: 'GET, HEAD, PUT, POST',
      })
    }
    const { ticket, context } = await holder<Upload>('upload', id, searchParams, client)
    await organizationForUpload(context, ticket as UploadFor).catch((error: unknown) => {
      throw error instanceof ExpectedError ? notFound() : error
    })
    await receive(req, ticket)
    return { fileId: id }
  }
}

/** Until more can be written, or nobody reads any more. */
const drained = (res: ServerResponse) =>
  new Promise<void>((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go)
      resolve()
    }
    res.on('drain', go).on('close', go)
  })

/** A name as a header's extended parameter takes it. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
