// An application registers itself, where the organization allows that (RFC 7591).
import { z } from 'zod'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import type { Services } from '../../kernel/context.ts'
import { applicationRules, mostOfRoot, offeredScopes, scopesOf, scopeWords } from './applicationInput.ts'
import { newClientSecret } from './clientSecret.ts'
import { OAuthRefusal } from './refusal.ts'

const methods = ['client_secret_basic', 'client_secret_post', 'none'] as const

const metadata = z.object({
  redirect_uris: z.array(z.string()).min(1),
  client_name: applicationRules.name,
  client_uri: applicationRules.homeUrl.default(''),
  token_endpoint_auth_method: z.enum(methods).default('client_secret_basic'),
  grant_types: z
    .array(z.enum(['authorization_code', 'refresh_token']))
    .default(['authorization_code', 'refresh_token']),
  response_types: z.array(z.literal('code')).default(['code']),
  scope: z.string().max(200).default(scopeWords(offeredScopes)),
})

/** Registers it; answers with what it is called and how it authenticates. */
export async function register({ db, clock }: Services, rootId: string, body: unknown) {
  const given = metadata.safeParse(body)
  if (!given.success) {
    const [issue] = given.error.issues
    const field = issue!.path.join('.') || 'The body'
    const code = issue!.path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata'
    throw new OAuthRefusal(code, `${field}: ${issue!.message}`)
  }
  const { client_name: name, client_uri: homeUrl, token_endpoint_auth_method: method, ...asked } = given.data
  const redirectUrls = applicationRules.redirectUrls.safeParse(asked.redirect_uris)
  if (!redirectUrls.success)
    throw new OAuthRefusal('invalid_redirect_uri', `redirect_uris: ${redirectUrls.error.issues[0]!.message}`)
  const scopes = scopesOf(asked.scope)
  if (!scopes?.length)
    throw new OAuthRefusal('invalid_client_metadata', `scope: choose of ${scopeWords(offeredScopes)}.`)
  const now = clock.now()
  const secret = method === 'none' ? undefined : newClientSecret()
  const { id } = await db.prisma.$transaction(async (tx) => {
    // Of several at once one waits, so that there is never one too many.
    const [policy] = await tx.$queryRaw<{ allowed: boolean }[]>`
      select allows_self_registration as allowed from token_policy where root_id = ${rootId}::uuid for update`
    if (!policy?.allowed)
      throw new OAuthRefusal('access_denied', 'This organization lets no applications register themselves.', 403)
    const used = await tx.application.count({ where: { rootId, endedAt: null, isSelfRegistered: true } })
    if (used >= mostOfRoot)
      throw new OAuthRefusal('access_denied', `${mostOfRoot} applications have registered themselves already.`, 403)
    return tx.application.create({
      data: {
        rootId,
        name,
        homeUrl,
        redirectUrls: redirectUrls.data,
        scopes,
        secretHash: secret === undefined ? null : hashOf(secret),
        isSelfRegistered: true,
        createdAt: now,
      },
      select: { id: true },
    })
  })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    ...(secret && { client_secret: secret, client_secret_expires_at: 0 }),
    client_name: name,
    ...(homeUrl && { client_uri: homeUrl }),
    redirect_uris: redirectUrls.data,
    token_endpoint_auth_method: method,
    grant_types: asked.grant_types,
    response_types: asked.response_types,
    scope: scopeWords(scopes),
  }
}
