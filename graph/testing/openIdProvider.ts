// A real OpenID provider on this machine: it has the people that a test gives it, and signs in the one that it says.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const client = { id: 'opsgraph', secret: 'a secret of the provider and Opsgraph' }

/** What the provider knows of somebody, as claims. */
export interface Known {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export class OpenIdProvider {
  readonly people = new Map<string, Known>()
  /** Who signs in next; null where they refuse. */
  next: string | null = null
  readonly issuer: string

  readonly close: () => Promise<void>

  private constructor(issuer: string, close: () => Promise<void>) {
    this.issuer = issuer
    this.close = close
  }

  /** Starts one that leads back to the given addresses. */
  static async open(redirectUrls: string[]): Promise<OpenIdProvider> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const made = new OpenIdProvider(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    const provider = made.provider(redirectUrls)
    const answer = provider.callback()
    server.on('request', (req, res) => {
      if (!req.url!.startsWith('/interaction/')) return void answer(req, res)
      const result = made.next
        ? { login: { accountId: made.next } }
        : { error: 'access_denied', error_description: 'They did not agree.' }
      void provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
    })
    return made
  }

  private provider(redirect_uris: string[]) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    return new Provider(this.issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris }],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
      cookies: { keys: [randomUUID()] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
      findAccount: (_context, accountId) =>
        this.people.has(accountId)
          ? { accountId, claims: () => Promise.resolve({ sub: accountId, ...this.people.get(accountId) }) }
          : undefined,
      // Its people agree to everything.
      async loadExistingGrant({ oidc }) {
        const { clientId } = oidc.client!
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId })
        grant.addOIDCScope('openid email profile groups')
        await grant.save()
        return grant
      },
    })
  }

  /** Goes there as a browser of somebody's; answers with the query of the address to which they are led back. */
  async visit(url: string, subject: string | null): Promise<string> {
    this.next = subject
    const cookies = new Map<string, string>()
    for (let at = url; ;) {
      const cookie = [...cookies].map((one) => one.join('=')).join('; ')
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
      for (const set of answer.headers.getSetCookie()) {
        const [name, value] = set.split(';')[0]!.split('=') as [string, string]
        cookies.set(name, value)
      }
      const location = answer.headers.get('location')
      if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
      const target = new URL(location, at)
      if (target.origin !== this.issuer) return target.search
      at = target.href
    }
  }
}
