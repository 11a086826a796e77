// Who registers applications, and what becomes of them.
import { describe, expect, test } from 'vitest'
import { applicationWorld, redirectUrl } from '../../testing/applications.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import type { MutationResult } from '../../testing/world.ts'
import { lookAfterApplications } from './lookAfter.ts'

const { world, clock, address, applicationOf, asking, allow, codeIn, exchange, refresh, tokensOf, ask } =
  await applicationWorld()

interface Shown {
  id: string
  name: string
  clientIdentifier: string
  homeUrl: string | null
  redirectUrls: string[]
  scopes: string[]
  isConfidential: boolean
  isSelfRegistered: boolean
  oldSecretExpiresAt: string | null
  endedAt: string | null
  version: number
}
type Answer = MutationResult & { secret?: string | null; application?: Shown }

const shown =
  'application { id name clientIdentifier homeUrl redirectUrls scopes isConfidential isSelfRegistered oldSecretExpiresAt endedAt version }'

const create = (as: Person, root: Pick<Organization, 'globalId'>, input: object = {}) =>
  world.mutate<Answer>(
    as,
    'createApplication',
    {
      organizationId: root.globalId,
      name: 'Fuel cards',
      redirectUrls: [redirectUrl],
      scopes: ['READ'],
      isConfidential: true,
      ...input,
    },
    `secret ${shown}`,
  )
const change = (as: Person, name: string, id: string, input: object = {}, more = '') =>
  world.mutate<Answer>(as, name, { id, ...input }, `${more} ${shown}`)
const setting = async () => tree(world, { below: { child: {} }, people: { admin: 'ADMIN', hand: 'STRATEGIC' } })
const listOf = async (as: Person, { globalId }: { globalId: string }) =>
  (
    await world.ask<{ node: { applications: { name: string }[] | null; oauthIssuerUrl: string | null } | null }>(
      as,
      'query ($id: ID!) { node(id: $id) { ... on Organization { applications { name } oauthIssuerUrl } } }',
      { id: globalId },
    )
  ).node

describe('an application', () => {
  test('is registered by an Admin of the root, with a secret that is shown once', async () => {
    const { root, admin } = await setting()
    const made = await create(admin, root, { homeUrl: 'https://cards.test', scopes: ['READ', 'WRITE', 'EXPORT'] })
    expect(made.secret).toMatch(/^oga_[\w-]{43}$/)
    expect(made.application).toMatchObject({
      name: 'Fuel cards',
      homeUrl: 'https://cards.test',
      redirectUrls: [redirectUrl],
      scopes: ['WRITE', 'EXPORT'],
      isConfidential: true,
      isSelfRegistered: false,
    })
    expect((await create(admin, root, { name: 'App', isConfidential: false })).secret).toBeNull()
    expect(await listOf(admin, root)).toEqual({
      applications: [{ name: 'App' }, { name: 'Fuel cards' }],
      oauthIssuerUrl: `${address}/oauth/${root.id}`,
    })
    const said = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'Application' } })
    expect(said).toHaveLength(2)
    expect(JSON.stringify(said)).not.toContain('secret_hash')
  })

  test('is not for who does not administer the root, nor for others', async () => {
    const { root, child, admin, hand } = await setting()
    const { admin: stranger } = await setting()
    const { application } = await create(admin, root)
    expect((await create(hand, root)).code).toBe('FORBIDDEN')
    expect((await create(stranger, root)).code).toBe('NOT_FOUND')
    expect((await create(admin, child)).code).toBe('CONFLICT')
    for (const name of ['updateApplication', 'rotateApplicationSecret', 'endApplication']) {
      expect((await change(hand, name, application!.id)).code).toBe('FORBIDDEN')
      expect((await change(stranger, name, application!.id)).code).toBe('NOT_FOUND')
    }
    expect((await listOf(hand, root))?.applications).toBeNull()
    expect(await listOf(stranger, root)).toBeNull()
    expect((await listOf(admin, child))?.applications).toBeNull()
  })

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a website that is none', { homeUrl: 'javascript:alert(1)' }, 'homeUrl'],
    ['no address to lead back to', { redirectUrls: [] }, 'redirectUrls'],
    [
      'too many addresses',
      { redirectUrls: Array.from({ length: 11 }, (_, n) => `https://a${n}.test`) },
      'redirectUrls',
    ],
    ['an address in the clear', { redirectUrls: ['http://app.test'] }, 'redirectUrls.0'],
    ['an address with a fragment', { redirectUrls: ['https://app.test/#in'] }, 'redirectUrls.0'],
    ['an address with a password', { redirectUrls: ['https://a:b@app.test/'] }, 'redirectUrls.0'],
    ['a script as its address', { redirectUrls: ['javascript:alert(1)'] }, 'redirectUrls.0'],
    ['data as its address', { redirectUrls: ['data:text/html,x'] }, 'redirectUrls.0'],
    ['a word as its scheme', { redirectUrls: ['app:/in'] }, 'redirectUrls.0'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['the scope of directories', { scopes: ['DIRECTORY'] }, 'scopes.0'],
  ])('is not registered with %s', async (_what, input, path) => {
    const { root, admin } = await setting()
    const { fields } = await create(admin, root, input)
    expect(fields?.map((one) => one.path)).toEqual([path])
    expect(fields?.[0]?.message).toBeTruthy()
  })

  test('is one of a hundred at most', async () => {
    const { root, admin } = await setting()
    const data = { rootId: root.id, name: 'x', redirectUrls: [redirectUrl], scopes: ['READ' as const] }
    await world.prisma.application.createMany({ data: Array.from({ length: 100 }, () => data) })
    expect((await create(admin, root)).code).toBe('LIMIT_REACHED')
  })

  test('that is changed keeps its secret, and loses what it may no longer', async () => {
    const { root, admin, hand } = await setting()
    const application = await applicationOf(root, { scopes: ['READ', 'EXPORT'] })
    const [reading, exporting] = [
      await tokensOf(hand, application, { scope: 'read' }),
      await tokensOf(hand, application, { scope: 'read export' }),
    ]
    const changed = await change(admin, 'updateApplication', application.globalId, { scopes: ['READ'], homeUrl: null })
    expect(changed.application).toMatchObject({ scopes: ['READ'], homeUrl: null, version: 2 })
    expect((await refresh(application, reading.refresh_token)).status).toBe(200)
    expect((await refresh(application, exporting.refresh_token)).said.error).toBe('invalid_grant')
    const late = await change(admin, 'updateApplication', application.globalId, { name: 'x', version: 1 })
    expect(late.code).toBe('VERSION_CONFLICT')
  })

  test('changes its secret within a day', async () => {
    const { root, admin, hand } = await setting()
    const application = await applicationOf(root)
    const { secret } = await change(admin, 'rotateApplicationSecret', application.globalId, {}, 'secret')
    const { url } = await allow(hand, application, asking(application))
    const { said } = await exchange({ ...application, secret: secret! }, codeIn(url))
    const { said: next } = await refresh(application, said.refresh_token)
    clock.forward({ days: 1, seconds: 1 })
    expect((await refresh(application, next.refresh_token)).said.error).toBe('invalid_client')
    expect((await refresh({ ...application, secret: secret! }, next.refresh_token)).status).toBe(200)
    const open = await applicationOf(root, { isConfidential: false })
    const signedIn = await world.user(root, 'ADMIN')
    expect((await change(signedIn, 'rotateApplicationSecret', open.globalId, {}, 'secret')).code).toBe('CONFLICT')
  })

  test('that is ended acts for nobody', async () => {
    const { root, admin, hand } = await setting()
    const application = await applicationOf(root)
    const tokens = await tokensOf(hand, application)
    expect((await change(admin, 'endApplication', application.globalId)).application?.endedAt).toBeTruthy()
    await expect.poll(async () => (await ask(tokens.access_token)).status).toBe(401)
    expect((await refresh(application, tokens.refresh_token)).said.error).toBe('invalid_client')
    expect((await change(admin, 'endApplication', application.globalId)).application?.version).toBe(2)
    expect((await change(admin, 'updateApplication', application.globalId, { name: 'x' })).code).toBe('CONFLICT')
    expect((await listOf(admin, root))?.applications).toEqual([])
  })
})

describe('what is kept of applications', () => {
  test('are no secrets whose time is over', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    await allow(hand, application, asking(application))
    clock.forward({ days: 1, minutes: 2 })
    await lookAfterApplications(world.services)
    const where = { token: { applicationId: application.id } }
    expect(await world.prisma.applicationSecret.count({ where })).toBe(0)
  })

  test('ends where they registered themselves and act for nobody', async () => {
    const { root, hand } = await setting()
    const [unused, used, own] = [await applicationOf(root), await applicationOf(root), await applicationOf(root)]
    const where = { id: { in: [unused.id, used.id] } }
    await world.prisma.application.updateMany({ where, data: { isSelfRegistered: true } })
    await tokensOf(hand, used)
    clock.forward({ days: 29 })
    await lookAfterApplications(world.services)
    const left = async () =>
      (await world.prisma.application.findMany({ where: { rootId: root.id, endedAt: null } })).map(({ id }) => id)
    expect(await left()).toHaveLength(3)
    clock.forward({ days: 1 })
    await lookAfterApplications(world.services)
    expect(await left()).toEqual([used.id, own.id])
  })
})
