// What somebody is asked when an application sends them here, and where it is answered.
import { describe, expect, test } from 'vitest'
import { applicationWorld, redirectUrl } from '../../testing/applications.ts'
import type { Person } from '../../testing/rows.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { tree } from '../../testing/tree.ts'

const { world, address, clock, applicationOf, asking, allow } = await applicationWorld({
  SMTP_URL: 'smtp://127.0.0.1:9',
})

interface Shown {
  application: { name: string } | null
  scopes: string[]
  expiresAt: string | null
  returnsTo: string | null
  problem: string | null
  deniedUrl: string | null
}

const asked = async (person: Person, root: { globalId: string }, parameters: string) =>
  (
    await world.ask<{ authorizationRequest: Shown }>(
      person,
      `query ($organizationId: ID!, $parameters: String!) {
        authorizationRequest(organizationId: $organizationId, parameters: $parameters) {
          application { name } scopes expiresAt returnsTo problem deniedUrl } }`,
      { organizationId: root.globalId, parameters },
    )
  ).authorizationRequest

const setting = async () => tree(world, { people: { admin: 'ADMIN', hand: 'STRATEGIC' } })
const saidIn = (url: string | null) => Object.fromEntries(new URL(url!).searchParams)

describe('a request', () => {
  test('says who asks for what, until when, and where its answer leads', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { name: 'Fuel cards', scopes: ['WRITE', 'EXPORT'] })
    const shown = await asked(hand, root, asking(application, { scope: 'export read' }))
    expect(shown).toMatchObject({
      application: { name: 'Fuel cards' },
      scopes: ['READ', 'EXPORT'],
      returnsTo: 'app.test',
      problem: null,
    })
    expect(new Date(shown.expiresAt!).getTime()).toBe(clock.now().getTime() + 366 * 86_400_000)
    expect(shown.deniedUrl!.startsWith(`${redirectUrl}?`)).toBe(true)
    expect(saidIn(shown.deniedUrl)).toEqual({
      error: 'access_denied',
      state: 'kept',
      iss: `${address}/oauth/${root.id}`,
    })
  })

  test('is for all that the application may where it names no scopes', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { scopes: ['WRITE', 'EXPORT'] })
    expect((await asked(hand, root, asking(application))).scopes).toEqual(['WRITE', 'EXPORT'])
  })

  test.each([
    ['another kind of response', { response_type: 'token' }, 'unsupported_response_type'],
    ['another way to answer', { response_mode: 'fragment' }, 'invalid_request'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a challenge in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a scope that does not exist', { scope: 'read everything' }, 'invalid_scope'],
    ['the scope of directories', { scope: 'directory' }, 'invalid_scope'],
    ['more than it may', { scope: 'write' }, 'invalid_scope'],
  ])('with %s is refused, and the application learns of it', async (_what, more, error) => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const parameters = asking(application, more)
    const shown = await asked(hand, root, parameters)
    expect(shown).toMatchObject({ scopes: [], expiresAt: null })
    expect(shown.problem).toBeTruthy()
    expect(saidIn(shown.deniedUrl)).toMatchObject({ error, error_description: shown.problem, state: 'kept' })
    expect(await allow(hand, application, parameters)).toMatchObject({ code: 'CONFLICT', message: shown.problem })
    expect(await world.prisma.accessToken.count({ where: { userId: hand.id } })).toBe(0)
  })

  test.each([
    ['an address that only begins alike', { redirect_uri: `${redirectUrl}/more` }],
    ['an address on another host', { redirect_uri: 'https://app.test.evil.example/signed-in' }],
    ['an address with another scheme', { redirect_uri: 'http://app.test/signed-in' }],
    ['an address with user and host', { redirect_uri: 'https://app.test@evil.example/signed-in' }],
    ['an address with a query of its own', { redirect_uri: `${redirectUrl}?next=https://evil.example` }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['an unknown application', { client_id: '00000000-0000-7000-8000-000000000000' }],
    ['no application', { client_id: undefined }],
    ['no uuid as the application', { client_id: 'x' }],
  ])('with %s leads nowhere', async (_what, more) => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const parameters = asking(application, more)
    const shown = await asked(hand, root, parameters)
    expect(shown).toMatchObject({ scopes: [], returnsTo: null, deniedUrl: null })
    expect(shown.problem).toBeTruthy()
    expect((await allow(hand, application, parameters)).code).toBe('CONFLICT')
  })

  test('that names a parameter twice leads nowhere', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const shown = await asked(hand, root, `${asking(application)}&redirect_uri=https%3A%2F%2Fevil.example`)
    expect(shown).toMatchObject({
      application: null,
      deniedUrl: null,
      problem: expect.stringContaining('redirect_uri') as string,
    })
  })

  test('leads back to any port of the same machine, and to nothing else there', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { redirectUrls: ['http://127.0.0.1/signed-in', 'com.app:/in'] })
    const leads = async (redirect_uri: string) =>
      (await asked(hand, root, asking(application, { redirect_uri }))).returnsTo
    expect(await leads('http://127.0.0.1:51234/signed-in')).toBe('127.0.0.1:51234')
    expect(await leads('com.app:/in')).toBe('com.app:')
    expect(await leads('http://127.0.0.1:51234/other')).toBeNull()
    expect(await leads('http://localhost:51234/signed-in')).toBeNull()
    expect(await leads('https://127.0.0.1:51234/signed-in')).toBeNull()
  })

  test('is of people of the organization alone', async () => {
    const { root } = await setting()
    const { root: elsewhere, hand: stranger } = await setting()
    const application = await applicationOf(root)
    const shown = await asked(stranger, root, asking(application))
    expect(shown).toMatchObject({ application: null, deniedUrl: null })
    expect((await asked(stranger, elsewhere, asking(application))).application).toBeNull()
    expect((await allow(stranger, application, asking(application))).code).toBe('NOT_FOUND')
  })

  test('ends with the application', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    await world.prisma.application.update({ where: { id: application.id }, data: { endedAt: clock.now() } })
    expect((await asked(hand, root, asking(application))).application).toBeNull()
  })

  test('keeps to the token policy of the organization', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { scopes: ['WRITE'] })
    await world.prisma.tokenPolicy.create({ data: { rootId: root.id, scopes: ['READ'], longestDays: 30 } })
    expect(saidIn((await asked(hand, root, asking(application))).deniedUrl)).toMatchObject({ error: 'access_denied' })
    const { expiresAt } = await asked(hand, root, asking(await applicationOf(root)))
    expect(new Date(expiresAt!).getTime()).toBe(clock.now().getTime() + 30 * 86_400_000)
  })
})

describe('consent', () => {
  test('is given by a person who has just confirmed that it is them, never by a program', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const parameters = asking(application)
    expect((await allow(hand, application, parameters)).url).toContain(redirectUrl)
    const { secret } = await accessTokenOf(world, hand, { scopes: ['WRITE'] })
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({
        query:
          'mutation ($input: AllowApplicationInput!) { allowApplication(input: $input) { ... on ForbiddenError { code } } }',
        variables: { input: { organizationId: root.globalId, parameters } },
      }),
    })
    expect(await response.json()).toMatchObject({ data: { allowApplication: { code: 'FORBIDDEN' } } })
    const createdAt = new Date(clock.now().getTime() - 11 * 60_000)
    await world.prisma.session.update({ where: { id: hand.sessionId }, data: { createdAt, provedAt: null } })
    expect((await allow(hand, application, parameters)).code).toBe('STEP_UP')
  })

  test('leads back with a code, the state and the issuer, and is mailed to its person', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { name: 'Fuel cards' })
    const { url } = await allow(hand, application, asking(application))
    expect(saidIn(url)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: 'kept',
      iss: `${address}/oauth/${root.id}`,
    })
    const mails = await world.prisma.mail.findMany({ where: { to: { has: hand.email } } })
    expect(mails.map(({ subject }) => subject)).toEqual(['The application “Fuel cards” may act for you'])
  })

  test('keeps what the registered address asks for itself', async () => {
    const { root, hand } = await setting()
    const own = `${redirectUrl}?tenant=7`
    const application = await applicationOf(root, { redirectUrls: [own] })
    const { url } = await allow(hand, application, asking(application, { redirect_uri: own }))
    expect(saidIn(url)).toMatchObject({ tenant: '7', state: 'kept' })
  })
})
