// Applications of others, as they ask at the door: a server of its own with an address that is known.
import { createHash, randomBytes } from 'node:crypto'
import { freePort } from '../../prisma/freePort.ts'
import { hashOf } from '../kernel/auth/onceSecret.ts'
import type { AccessScope } from '../kernel/auth/scopes.ts'
import { globalId } from '../kernel/node.ts'
import type { Settings } from '../kernel/settings.ts'
import type { Organization, Person } from './rows.ts'
import { TestClock } from './TestClock.ts'
import { type MutationResult, World } from './world.ts'

export const redirectUrl = 'https://app.test/signed-in'

interface Made {
  name?: string
  scopes?: AccessScope[]
  redirectUrls?: string[]
  isConfidential?: boolean
}

export interface TestApplication {
  id: string
  globalId: string
  secret: string | null
  root: Organization
}

export interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
  token_type: string
  expires_in: number
  error?: string
  error_description?: string
}

export type Allowed = MutationResult & { url: string | null; token: { id: string } }

export async function applicationWorld(settings: Partial<Settings> = {}) {
  const PORT = await freePort()
  const clock = new TestClock()
  const world = await World.make({ clock, settings: { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, ...settings } })
  const address = await world.serve()

  /** One of a root organization, written without asking the graph for it. */
  async function applicationOf(
    root: Organization,
    { name = 'Route planner', scopes = ['READ'], redirectUrls = [redirectUrl], isConfidential = true }: Made = {},
  ): Promise<TestApplication> {
    const secret = isConfidential ? randomBytes(16).toString('hex') : null
    const { id } = await world.prisma.application.create({
      data: {
        rootId: root.id,
        name,
        scopes,
        redirectUrls,
        secretHash: secret ? hashOf(secret) : null,
        createdAt: clock.now(),
      },
    })
    return { id, globalId: globalId('Application', id), secret, root }
  }

  const verifier = randomBytes(32).toString('base64url')

  /** The query of the address that an application sends somebody to. */
  const asking = ({ id }: Pick<TestApplication, 'id'>, more: Record<string, string | undefined> = {}) => {
    const all = {
      response_type: 'code',
      client_id: id,
      redirect_uri: redirectUrl,
      state: 'kept',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }
    return String(
      new URLSearchParams(Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined)),
    )
  }

  const allow = (person: Person | null, { root }: Pick<TestApplication, 'root'>, parameters: string) =>
    world.mutate<Allowed>(
      person,
      'allowApplication',
      { organizationId: root.globalId, parameters },
      'url token { id name state scopes expiresAt application { name } }',
    )

  const codeIn = (url: string | null) => new URL(url!).searchParams.get('code')!

  /** Posts a form to one of the paths of a root organization; answers with the status and what was said. */
  async function post(
    root: Pick<Organization, 'id'>,
    path: string,
    form: Record<string, string> | URLSearchParams,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${address}/oauth/${root.id}/${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, said: (text ? JSON.parse(text) : {}) as Tokens }
  }

  const shownBy = ({ id, secret }: TestApplication): Record<string, string> => ({
    client_id: id,
    ...(secret !== null && { client_secret: secret }),
  })

  const exchange = (application: TestApplication, code: string, more: Record<string, string> = {}) =>
    post(application.root, 'token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      ...shownBy(application),
      ...more,
    })

  const refresh = (application: TestApplication, token: string) =>
    post(application.root, 'token', { grant_type: 'refresh_token', refresh_token: token, ...shownBy(application) })

  /** What an application holds once somebody has let it act for them. */
  async function tokensOf(person: Person, application: TestApplication, more: Record<string, string> = {}) {
    const { url, token } = await allow(person, application, asking(application, more))
    const { said } = await exchange(application, codeIn(url))
    return { ...said, token }
  }

  /** What the graph answers an application. */
  async function ask(accessToken: string, query = '{ viewer { user { name } } }') {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] }
    return { status: response.status, data, errors }
  }

  return {
    world,
    clock,
    address,
    verifier,
    applicationOf,
    asking,
    allow,
    codeIn,
    post,
    exchange,
    refresh,
    tokensOf,
    shownBy,
    ask,
  }
}
