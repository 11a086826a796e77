// /oauth/<root>: where applications get what people let them do, by OAuth 2.1. The page that people are sent to, at
// /oauth/<root>/authorize, is the web's.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Client, Services } from '../../kernel/context.ts'
import { HttpError } from '../../kernel/http/body.ts'
import { readForm } from '../../kernel/http/readForm.ts'
import { readJson } from '../../kernel/http/readJson.ts'
import { offeredScopes, scopeWords } from './applicationInput.ts'
import { clientAsking, parametersOf } from './clientAsking.ts'
import { exchangeCode, refreshGrant, type Call } from './grants.ts'
import { issuerUrl, metadataPath, oauthPath } from './oauthAddresses.ts'
import { OAuthRefusal } from './refusal.ts'
import { register } from './registration.ts'
import { revokeGrant } from './revokeGrant.ts'

const bodyKb = 64

interface Asking {
  req: IncomingMessage
  client: Client
  rootId: string
}

interface Answer {
  status: number
  body?: object
}

export function oauthDoor(services: Services) {
  async function callOf({ req, client, rootId }: Asking): Promise<Call> {
    const parameter = parametersOf(await readForm(req, bodyKb))
    return { services, client, parameter, application: await clientAsking(services, req, client, rootId, parameter) }
  }

  const paths: Record<string, (asking: Asking) => Promise<Answer>> = {
    async token(asking) {
      const call = await callOf(asking)
      switch (call.parameter('grant_type')) {
        case 'authorization_code':
          return { status: 200, body: await exchangeCode(call) }
        case 'refresh_token':
          return { status: 200, body: await refreshGrant(call) }
        case undefined:
          throw new OAuthRefusal('invalid_request', 'Send grant_type.')
        default:
          throw new OAuthRefusal('unsupported_grant_type', 'Send authorization_code or refresh_token as grant_type.')
      }
    },
    async revoke(asking) {
      await revokeGrant(await callOf(asking))
      return { status: 200 }
    },
    async register({ req, client, rootId }) {
      await services.signInLimits.countResponse(client.address)
      return { status: 201, body: await register(services, rootId, await readJson(req, bodyKb)) }
    },
  }

  async function metadata(rootId: string): Promise<Answer> {
    const [root] = await services.db.prisma.$queryRaw<{ registers: boolean }[]>`
      select coalesce(p.allows_self_registration, false) as registers
      from organization r left join token_policy p on p.root_id = r.id
      where r.id = ${rootId}::uuid and r.parent_id is null and r.archived_at is null`
    if (!root) throw new HttpError('NOT_FOUND', 'There is no such organization.')
    const issuer = issuerUrl(services, rootId)
    const methods = ['client_secret_basic', 'client_secret_post', 'none']
    const body = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/revoke`,
      ...(root.registers && { registration_endpoint: `${issuer}/register` }),
      scopes_supported: scopeWords(offeredScopes).split(' '),
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: methods,
      revocation_endpoint_auth_methods_supported: methods,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }
    return { status: 200, body }
  }

  /** What answers at a path, and by which method; undefined where nothing does. */
  function endpointAt(pathname: string) {
    const isMetadata = pathname.startsWith(`${metadataPath}/`)
    const [rootId = '', ...rest] = pathname.slice((isMetadata ? metadataPath : oauthPath).length + 1).split('/')
    if (!z.uuid().safeParse(rootId).success) return undefined
    const path = rest.join('/')
    if (isMetadata) return path ? undefined : { rootId, method: 'GET', answer: () => metadata(rootId) }
    return Object.hasOwn(paths, path) ? { rootId, method: 'POST', answer: paths[path]! } : undefined
  }

  /** Answers what is for applications; false where a page is asked for. */
  return async (req: IncomingMessage, res: ServerResponse, client: Client, pathname: string): Promise<boolean> => {
    const isOAuths = [metadataPath, oauthPath].some((prefix) => pathname.startsWith(`${prefix}/`))
    if (!isOAuths || /^\/oauth\/[^/]*\/authorize$/.test(pathname)) return false
    const endpoint = endpointAt(pathname)
    if (!endpoint) throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    const { rootId, method, answer } = endpoint
    if (req.method !== method) throw new HttpError('METHOD', `${pathname} takes ${method}.`, { allow: method })
    send(req, res, await answer({ req, client, rootId }).catch(refused))
    return true
  }
}

function refused(error: unknown): Answer {
  if (!(error instanceof OAuthRefusal)) throw error
  return { status: error.status, body: { error: error.code, error_description: error.message } }
}

function send(req: IncomingMessage, res: ServerResponse, { status, body }: Answer): void {
  const asksBy = status === 401 &&
    req.headers.authorization !== undefined && { 'www-authenticate': 'Basic realm="Opsgraph"' }
  res.writeHead(status, {
    ...(body && { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    pragma: 'no-cache',
    ...asksBy,
  })
  res.end(body && JSON.stringify(body))
}
