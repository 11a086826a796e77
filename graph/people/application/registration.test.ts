// Applications that register themselves, where an organization allows it, and what they read of its addresses first.
import * as openid from 'openid-client'
import { describe, expect, test } from 'vitest'
import { applicationWorld, redirectUrl } from '../../testing/applications.ts'
import { tree } from '../../testing/tree.ts'

const { world, address, asking, allow, codeIn, exchange } = await applicationWorld()

async function setting({ allowsSelfRegistration = true } = {}) {
  const { root, admin, hand } = await tree(world, { people: { admin: 'ADMIN', hand: 'STRATEGIC' } })
  const input = { organizationId: root.globalId, allowsSelfRegistration }
  await world.mutate(admin, 'setTokenPolicy', input, 'organization { id }')
  return { root, admin, hand }
}

async function register({ id }: { id: string }, body: unknown) {
  const response = await fetch(`${address}/oauth/${id}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, said: (await response.json()) as Record<string, string> }
}

const metadataOf = async (id: string) => {
  const response = await fetch(`${address}/.well-known/oauth-authorization-server/oauth/${id}`)
  return { status: response.status, said: (await response.json()) as Record<string, unknown> }
}

describe('an application that registers itself', () => {
  test('is registered by a certified client, and asks people from then on', async () => {
    const { root, hand } = await setting()
    const config = await openid.dynamicClientRegistration(
      new URL(`${address}/oauth/${root.id}`),
      { redirect_uris: [redirectUrl], client_name: 'Assistant', client_uri: 'https://assistant.test', scope: 'read' },
      undefined,
      { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
    )
    const { client_id: id, client_secret: secret } = config.clientMetadata()
    const kept = await world.prisma.application.findUniqueOrThrow({ where: { id } })
    expect(kept).toMatchObject({ name: 'Assistant', isSelfRegistered: true, createdById: null, scopes: ['READ'] })
    const application = { id, globalId: '', secret: String(secret), root }
    const { url } = await allow(hand, application, asking(application))
    expect((await exchange(application, codeIn(url))).status).toBe(200)
  })

  test('keeps no secret where it says so', async () => {
    const { root } = await setting()
    const { status, said } = await register(root, {
      redirect_uris: ['http://127.0.0.1/in'],
      client_name: 'Command line',
      token_endpoint_auth_method: 'none',
    })
    expect(status).toBe(201)
    expect(said).toMatchObject({ token_endpoint_auth_method: 'none', scope: 'read write observations export' })
    expect(said.client_secret).toBeUndefined()
  })

  test.each([
    ['no address', { redirect_uris: undefined }, 'invalid_redirect_uri'],
    ['an address in the clear', { redirect_uris: ['http://app.test'] }, 'invalid_redirect_uri'],
    ['no name', { client_name: undefined }, 'invalid_client_metadata'],
    ['a script as its website', { client_uri: 'javascript:alert(1)' }, 'invalid_client_metadata'],
    ['another kind of grant', { grant_types: ['password'] }, 'invalid_client_metadata'],
    ['the scope of directories', { scope: 'directory' }, 'invalid_client_metadata'],
  ])('is refused with %s', async (_what, body, error) => {
    const { root } = await setting()
    const sent = { client_name: 'x', redirect_uris: [redirectUrl], ...body }
    expect(await register(root, sent)).toMatchObject({ status: 400, said: { error } })
    expect(await register(root, null)).toMatchObject({ status: 400, said: { error: 'invalid_client_metadata' } })
  })

  test('is refused where the organization does not allow it, or has a hundred', async () => {
    const body = { client_name: 'x', redirect_uris: [redirectUrl] }
    const { root } = await setting({ allowsSelfRegistration: false })
    expect(await register(root, body)).toMatchObject({ status: 403, said: { error: 'access_denied' } })
    const { root: silent } = await tree(world)
    expect((await register(silent, body)).status).toBe(403)
    expect((await register({ id: '00000000-0000-7000-8000-000000000000' }, body)).status).toBe(403)
    const { root: full } = await setting()
    const data = {
      rootId: full.id,
      name: 'x',
      redirectUrls: [redirectUrl],
      scopes: ['READ' as const],
      isSelfRegistered: true,
    }
    await world.prisma.application.createMany({ data: Array.from({ length: 100 }, () => data) })
    expect((await register(full, body)).status).toBe(403)
  })
})

describe('the metadata of an organization', () => {
  test('names its addresses, and that for registering where that is allowed', async () => {
    const { root } = await setting()
    const issuer = `${address}/oauth/${root.id}`
    const { said } = await metadataOf(root.id)
    expect(said).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      registration_endpoint: `${issuer}/register`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
    })
    const { root: closed } = await setting({ allowsSelfRegistration: false })
    expect((await metadataOf(closed.id)).said).not.toHaveProperty('registration_endpoint')
  })

  test('is of root organizations alone', async () => {
    const { child } = await tree(world, { below: { child: {} } })
    expect((await metadataOf(child.id)).status).toBe(404)
    expect((await metadataOf('x')).status).toBe(404)
  })

  test.each([
    ['GET', 'token', 405],
    ['PUT', 'register', 405],
    ['POST', 'unknown', 404],
    ['POST', 'token/more', 404],
    ['POST', 'constructor', 404],
  ])('%s of %s is answered %i', async (method, path, status) => {
    const { root } = await setting()
    expect((await fetch(`${address}/oauth/${root.id}/${path}`, { method })).status).toBe(status)
  })

  test('a form of another type is refused', async () => {
    const { root } = await setting()
    const response = await fetch(`${address}/oauth/${root.id}/token`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(415)
  })
})
