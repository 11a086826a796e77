// The provider of an organization as the OpenID client knows it, by what the provider says of itself.
import * as openid from 'openid-client'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { keptSecretOf } from './keptSecretOf.ts'
import { outwardFetch } from './outwardFetch.ts'

/** How far its clock may be off, in seconds. */
const tolerance = 60
const keptFor = 10 * minute
const keptAtMost = 1_000

const known = new Map<string, { client: Promise<openid.Configuration>; until: number }>()

export const mayBePrivate = ({ services: { settings } }: Pick<Context, 'services'>): boolean =>
  settings.IDENTITY_PROVIDER_PRIVATE === 'yes'

/** As the provider wants it said. OpenID Connect has every provider take Basic that does not say what it takes. */
const authentication =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const way = takesPost ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret)
    return way(server, client, body, headers)
  }

function discovered(context: Context, kept: IdentityProvider): Promise<openid.Configuration> {
  const secret = Buffer.from(keptSecretOf(context, kept)!).toString('utf8')
  const isPrivate = mayBePrivate(context)
  return openid.discovery(
    new URL(kept.issuer),
    kept.clientId!,
    { [openid.clockTolerance]: tolerance },
    authentication(secret),
    {
      [openid.customFetch]: outwardFetch(isPrivate),
      // Its signature is looked at though it comes by TLS from the provider itself.
      execute: [openid.enableNonRepudiationChecks, ...(isPrivate ? [openid.allowInsecureRequests] : [])],
    },
  )
}

/** Asked of the provider once in ten minutes; rejects where it can't be reached or says nothing good. */
export function providerClient(context: Context, kept: IdentityProvider): Promise<openid.Configuration> {
  const key = `${kept.rootId} ${kept.version} ${kept.updatedAt.getTime()}`
  const now = performance.now()
  const entered = known.get(key)
  if (entered && entered.until > now) return entered.client
  if (known.size >= keptAtMost) known.clear()
  const client = discovered(context, kept)
  known.set(key, { client, until: now + keptFor })
  client.catch(() => known.delete(key))
  return client
}
