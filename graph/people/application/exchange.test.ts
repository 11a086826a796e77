// From somebody's consent to what an application does in their name, and how that ends.
import * as openid from 'openid-client'
import { describe, expect, test } from 'vitest'
import { applicationWorld, redirectUrl } from '../../testing/applications.ts'
import { tree } from '../../testing/tree.ts'

const { world, clock, address, asking, ...ways } = await applicationWorld()
const { applicationOf, allow, codeIn, exchange, refresh, tokensOf, ask } = ways

const setting = async () => tree(world, { people: { admin: 'ADMIN', hand: 'STRATEGIC' } })

describe('a code', () => {
  test.each([
    ['with a secret in the header', true, openid.ClientSecretBasic],
    ['with a secret in the form', true, openid.ClientSecretPost],
    ['without a secret', false, openid.None],
  ])('is exchanged by a certified client, %s', async (_how, isConfidential, authentication) => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { isConfidential })
    const issuer = `${address}/oauth/${root.id}`
    const config = await openid.discovery(
      new URL(issuer),
      application.id,
      undefined,
      application.secret === null ? openid.None() : authentication(application.secret),
      { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
    )
    const state = openid.randomState()
    const pkceCodeVerifier = openid.randomPKCECodeVerifier()
    const asked = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUrl,
      scope: 'read',
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    })
    expect(asked.href).toContain(`${issuer}/authorize?`)
    const { url } = await allow(hand, application, asked.search.slice(1))
    const tokens = await openid.authorizationCodeGrant(config, new URL(url!), {
      expectedState: state,
      pkceCodeVerifier,
    })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, scope: 'read' })
    expect((await ask(tokens.access_token)).data).toEqual({ viewer: { user: { name: hand.name } } })
    const next = await openid.refreshTokenGrant(config, tokens.refresh_token!)
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect((await ask(next.access_token)).status).toBe(200)
    await openid.tokenRevocation(config, next.refresh_token!)
    expect((await ask(next.access_token)).status).toBe(401)
  })

  test('is good once: used again, all that came of it ends', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { url } = await allow(hand, application, asking(application))
    const { said } = await exchange(application, codeIn(url))
    expect((await ask(said.access_token)).status).toBe(200)
    expect(await exchange(application, codeIn(url))).toMatchObject({ status: 400, said: { error: 'invalid_grant' } })
    expect((await ask(said.access_token)).status).toBe(401)
    expect((await refresh(application, said.refresh_token)).said.error).toBe('invalid_grant')
  })

  test('is good for a minute', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { url } = await allow(hand, application, asking(application))
    clock.forward({ minutes: 1 })
    expect((await exchange(application, codeIn(url))).said.error).toBe('invalid_grant')
  })

  test('is exchanged by one of two that ask at once', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { url } = await allow(hand, application, asking(application))
    const answers = await Promise.all([1, 2].map(() => exchange(application, codeIn(url))))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2)
  })

  test.each([
    ['with another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['with another address', { redirect_uri: 'https://app.test/other' }, 'invalid_grant'],
    ['with another secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['without a secret', { client_secret: '' }, 'invalid_client'],
    ['without a verifier', { code_verifier: '' }, 'invalid_request'],
    ['by another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['by no kind of grant', { grant_type: '' }, 'invalid_request'],
  ])('is not exchanged %s, and stays good', async (_how, more, error) => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { url } = await allow(hand, application, asking(application))
    const refused = await exchange(application, codeIn(url), more)
    expect(refused).toMatchObject({ status: error === 'invalid_client' ? 401 : 400, said: { error } })
    expect(refused.said.error_description).toBeTruthy()
    expect((await exchange(application, codeIn(url), { redirect_uri: redirectUrl })).status).toBe(200)
  })

  test('is not exchanged by another application, nor elsewhere', async () => {
    const { root, hand } = await setting()
    const [application, other] = [await applicationOf(root), await applicationOf(root)]
    const elsewhere = await setting()
    const { url } = await allow(hand, application, asking(application))
    expect((await exchange(other, codeIn(url))).said.error).toBe('invalid_grant')
    expect((await exchange({ ...application, root: elsewhere.root }, codeIn(url))).said.error).toBe('invalid_client')
  })

  test('and what follows from it are kept as hashes alone, and answered to no cache', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { url } = await allow(hand, application, asking(application))
    const { said, headers } = await exchange(application, codeIn(url))
    expect(headers.get('cache-control')).toBe('no-store')
    const kept = JSON.stringify([
      await world.prisma.applicationSecret.findMany({ where: { token: { applicationId: application.id } } }),
      await world.prisma.accessToken.findMany({ where: { applicationId: application.id } }),
      await world.prisma.auditEntry.findMany({ where: { rootId: root.id } }),
      await world.prisma.idempotencyKey.findMany({ where: { userId: hand.id } }),
    ])
    for (const secret of [codeIn(url), said.access_token, said.refresh_token]) expect(kept).not.toContain(secret)
  })
})

describe('a refresh token', () => {
  test('is rotated, and used again after its successor it ends all', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { refresh_token: first } = await tokensOf(hand, application)
    const { said: second } = await refresh(application, first)
    const { said: third } = await refresh(application, second.refresh_token)
    expect(third.access_token).toBeTruthy()
    expect((await refresh(application, first)).said.error).toBe('invalid_grant')
    expect((await refresh(application, third.refresh_token)).said.error).toBe('invalid_grant')
    expect((await ask(third.access_token)).status).toBe(401)
  })

  test('gives two that use it at once the same successor', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { refresh_token: first } = await tokensOf(hand, application)
    const both = await Promise.all([refresh(application, first), refresh(application, first)])
    expect(new Set(both.map(({ said }) => said.refresh_token)).size).toBe(1)
    expect(both[0].said.refresh_token).toBeTruthy()
  })

  test('that was not used for 30 days has expired', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { refresh_token: first } = await tokensOf(hand, application)
    clock.forward({ days: 29 })
    const { said } = await refresh(application, first)
    clock.forward({ days: 30 })
    expect((await refresh(application, said.refresh_token)).said.error).toBe('invalid_grant')
  })

  test('is of its application alone', async () => {
    const { root, hand } = await setting()
    const [application, other] = [await applicationOf(root), await applicationOf(root)]
    const { refresh_token: token } = await tokensOf(hand, application)
    expect((await refresh(other, token)).said.error).toBe('invalid_grant')
    expect((await refresh({ ...application, secret: 'wrong' }, token)).said.error).toBe('invalid_client')
    expect((await refresh(application, token)).status).toBe(200)
  })
})

test('who guesses at secrets is stopped', async () => {
  const few = await applicationWorld({ SIGN_INS_PER_ADDRESS: 5 })
  const { root } = await tree(few.world)
  const application = await few.applicationOf(root)
  const guess = () => few.refresh({ ...application, secret: 'guess' }, 'x')
  for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})
