// /scim/v2: the directory of a root organization, such as Entra ID or Okta, keeps its people and groups in step here
// (RFC 7643, RFC 7644). It asks with a token of a service account that has the scope for it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client, Services } from '../../kernel/context.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { ForbiddenError } from '../../kernel/errors.ts'
import { HttpError, tooMany } from '../../kernel/http/body.ts'
import { OperationLimits } from '../../kernel/http/limits.ts'
import { readJson } from '../../kernel/http/readJson.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Directory } from '../../people/directory/directory.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'
import { authenticateRequest } from '../../people/token/authenticateRequest.ts'
import { errorAnswer, sendScim, type Answer } from './answer.ts'
import { discovery } from './discovery.ts'
import { groups } from './groups.ts'
import type { ListAsked } from './list.ts'
import type { Asked, Resources } from './resources.ts'
import { users } from './users.ts'
import * as t from './__generated__/messages.ts'

export const scimPath = '/scim/v2'

const types = ['application/scim+json', 'application/json']
/** A group of tens of thousands. */
const bodyKb = 8_000
const endpoints: Record<string, Resources> = { Users: users, Groups: groups }

/** Requests of one directory in a minute: one that sends tens of thousands of people at first is done in an hour. */
const mostPerMinute = 6_000

export function scimDoor(services: Services) {
  const limits = new OperationLimits({ OPERATIONS_PER_MINUTE: mostPerMinute })

  async function directoryOf(req: IncomingMessage, client: Client): Promise<Directory> {
    const viewer = await authenticateRequest(services, req, client)
    if (!viewer) throw new HttpError('UNAUTHENTICATED', 'Send an access token of a service account.')
    const rootId = viewer.token && (await rootOf(services, viewer))
    if (!rootId) throw new ForbiddenError(t.serviceAccountOnly)
    requireScope(viewer, 'DIRECTORY')
    const wait = await limits.count(rootId, 1)
    if (wait) throw tooMany(wait)
    return { services, actorId: viewer.id, rootId, now: services.clock.now() }
  }

  async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
    const body = await readJson(req, bodyKb, types)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new DirectoryRefusal(400, 'invalidSyntax', 'Send an object.')
    return body as Record<string, unknown>
  }

  async function answer(req: IncomingMessage, client: Client, url: URL): Promise<Answer> {
    const { PUBLIC_URL } = services.settings
    const origin = PUBLIC_URL ? PUBLIC_URL.replace(/\/$/, '') : `http://${req.headers.host ?? url.host}`
    const base = `${origin}${scimPath}`
    const [first = '', id, ...more] = url.pathname.slice(scimPath.length).split('/').filter(Boolean).map(decoded)
    const method = req.method ?? 'GET'
    const directory = await directoryOf(req, client)
    const said = more.length ? undefined : discovery(id === undefined ? [first] : [first, id], base)
    if (said) return method === 'GET' ? { status: 200, body: said } : notAllowed('GET')
    const resources = endpoints[first]
    if (first === 'Me' || first === 'Bulk')
      return errorAnswer(new DirectoryRefusal(501, undefined, `/${first} is not offered.`))
    if (!resources || more.length) throw new DirectoryRefusal(404, undefined, `There is no ${url.pathname}.`)
    const list: ListAsked = Object.fromEntries(url.searchParams)
    const asked: Asked = { directory, base, list }
    if (id === '.search') {
      if (method !== 'POST') return notAllowed('POST')
      return { status: 200, body: await resources.list({ ...asked, list: await bodyOf(req) }) }
    }
    if (id === undefined) {
      if (method === 'GET') return { status: 200, body: await resources.list(asked) }
      if (method !== 'POST') return notAllowed('GET, POST')
      return made(await resources.create(asked, await bodyOf(req)))
    }
    switch (method) {
      case 'GET':
        return { status: 200, body: await resources.read(asked, id) }
      case 'PUT':
        return { status: 200, body: await resources.replace(asked, id, await bodyOf(req)) }
      case 'PATCH':
        return { status: 200, body: await resources.patch(asked, id, await bodyOf(req)) }
      case 'DELETE':
        await resources.remove(asked, id)
        return { status: 204 }
      default:
        return notAllowed('GET, PUT, PATCH, DELETE')
    }
  }

  return async (req: IncomingMessage, res: ServerResponse, client: Client, url: URL): Promise<void> => {
    sendScim(res, await answer(req, client, url).catch(errorAnswer))
  }
}

/** Of the viewers that are kept: a service account stays in its root organization. */
const roots = new WeakMap<Viewer, string | null>()

/** The root organization whose service account somebody is; null of people. */
async function rootOf({ db }: Services, viewer: Viewer): Promise<string | null> {
  const known = roots.get(viewer)
  if (known !== undefined) return known
  const account = await db.prisma.serviceAccount.findUnique({
    where: { userId: viewer.id },
    select: { rootId: true },
  })
  roots.set(viewer, account?.rootId ?? null)
  return account?.rootId ?? null
}

const notAllowed = (allow: string): Answer => errorAnswer(new HttpError('METHOD', `Use ${allow}.`, { allow }))

const made = (body: object): Answer => {
  const { meta } = body as { meta?: { location: string } }
  return { status: 201, body, headers: meta && { location: meta.location } }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
