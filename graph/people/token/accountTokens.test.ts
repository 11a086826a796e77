// What a token of a service account may do, how it is replaced, and when it ends.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { programOf, serviceAccountOf } from '../../testing/serviceAccounts.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock })
const base = await world.serve()

interface Account {
  name: string
  state: string
}
type Token = { id: string; name: string; scopes: string[]; state: string; expiresAt: string }
type Answer = MutationResult & { serviceAccount?: Account; secret?: string | null; token?: Token; replaced?: Token }

const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString()
const token = '{ id name scopes state expiresAt }'
const issue = (as: Person, serviceAccountId: string, input: object = {}) =>
  world.mutate<Answer>(
    as,
    'createAccessToken',
    { serviceAccountId, name: 'Gate', scopes: ['WRITE'], expiresAt: inDays(30), ...input },
    `secret token ${token}`,
  )
const rotate = (as: Person, id: string, input: object = {}) =>
  world.mutate<Answer>(
    as,
    'rotateAccessToken',
    { id, expiresAt: inDays(60), ...input },
    `secret token ${token} replaced ${token}`,
  )
const update = (as: Person, id: string, input: object) =>
  world.mutate<Answer>(as, 'updateServiceAccount', { id, ...input }, 'serviceAccount { name state }')
const end = (as: Person, id: string) =>
  world.mutate<Answer>(as, 'endServiceAccount', { id }, 'serviceAccount { name state }')
const listOf = async (as: Person, root: Organization, args = '') =>
  (
    await world.ask<{ node: { serviceAccounts: Account[] | null } }>(
      as,
      `query ($id: ID!) { node(id: $id) { ... on Organization { serviceAccounts${args} { name state } } } }`,
      { id: root.globalId },
    )
  ).node.serviceAccounts

const asking = async (secret: string, query = '{ viewer { user { name isServiceAccount } } }') => {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: (await response.json()) as object }
}

describe('a token of a service account', () => {
  test('acts as the account, with its rights', async () => {
    const { root, below, admin } = await tree(world, { below: { below: {} } })
    const { secret, userId } = await programOf(world, root, { level: 'STRATEGIC', name: 'Gate control' })
    expect(await asking(secret)).toMatchObject({
      status: 200,
      body: { data: { viewer: { user: { name: 'Gate control', isServiceAccount: true } } } },
    })
    const read = await asking(secret, `{ node(id: "${below.globalId}") { id } }`)
    expect(read.body).toMatchObject({ data: { node: { id: below.globalId } } })
    const { root: foreign } = await tree(world)
    const other = await asking(secret, `{ node(id: "${foreign.globalId}") { id } }`)
    expect(other.body).toMatchObject({ data: { node: null } })
    expect(userId).not.toBe(admin.globalId)
  })

  test('is made by an Admin of the root, and by nobody else', async () => {
    const { root, admin, chief } = await tree(world, { people: { admin: 'ADMIN', chief: 'STRATEGIC' } })
    const { admin: stranger } = await tree(world)
    const { globalId: id } = await serviceAccountOf(world, root)
    const { secret } = await issue(admin, id)
    expect((await asking(secret!)).status).toBe(200)
    for (const other of [chief, stranger]) expect(await issue(other, id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('makes no tokens and no service accounts', async () => {
    const { root, admin } = await tree(world)
    const { secret, globalId: id } = await programOf(world, root, { level: 'STRATEGIC' })
    const refused = await asking(
      secret,
      `mutation { createAccessToken(input: { serviceAccountId: "${id}", name: "x", scopes: [READ], expiresAt: "${inDays(1)}" }) { __typename } }`,
    )
    expect(JSON.stringify(refused.body)).toMatch(/ForbiddenError|FORBIDDEN/)
    expect(await world.prisma.accessToken.count({ where: { user: { serviceAccount: { rootId: root.id } } } })).toBe(1)
    expect(admin.id).not.toBe(id)
  })

  test('ends no later than the account', async () => {
    const { root, admin } = await tree(world)
    const { globalId: id } = await serviceAccountOf(world, root, { expiresAt: new Date(inDays(10)) })
    expect(await issue(admin, id)).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'expiresAt' }] })
    const { secret } = await issue(admin, id, { expiresAt: inDays(9) })
    expect((await update(admin, id, { expiresAt: inDays(2) })).code).toBeUndefined()
    expect((await asking(secret!)).status).toBe(200)
    clock.forward({ days: 3 })
    expect((await asking(secret!)).status).toBe(401)
    expect(await listOf(admin, root)).toMatchObject([{ state: 'EXPIRED' }])
    expect(await issue(admin, id, { expiresAt: inDays(1) })).toMatchObject({ code: 'CONFLICT' })
  })

  test('ends with the account, at once and for good', async () => {
    const { root, admin } = await tree(world)
    const { secret, globalId: id, userId } = await programOf(world, root)
    expect((await asking(secret)).status).toBe(200)
    expect(await end(admin, id)).toMatchObject({ serviceAccount: { state: 'ENDED', name: 'A program' } })
    await expect.poll(async () => (await asking(secret)).status).toBe(401)
    expect(await listOf(admin, root)).toEqual([])
    expect(await listOf(admin, root, '(ended: true)')).toMatchObject([{ state: 'ENDED' }])
    expect(await issue(admin, id)).toMatchObject({ code: 'CONFLICT' })
    expect(await update(admin, id, { name: 'Again' })).toMatchObject({ code: 'CONFLICT' })
    expect(await end(admin, id)).toMatchObject({ serviceAccount: { state: 'ENDED' } })
    expect(await world.mutate(admin, 'enableUser', { id: userId }, '__typename')).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a token is rotated', () => {
  test('so that the new one and the old one work until the overlap is over', async () => {
    const { root, admin } = await tree(world)
    const old = await programOf(world, root)
    const made = await rotate(admin, old.token.id, { overlapHours: 2 })
    const inTwoHours = new Date(clock.now().getTime() + 2 * 3_600_000).toISOString()
    expect(made.token).toMatchObject({ name: 'A program', scopes: ['WRITE'], state: 'ACTIVE', expiresAt: inDays(60) })
    expect(made.replaced).toMatchObject({ id: old.token.id, state: 'ACTIVE', expiresAt: inTwoHours })
    for (const secret of [old.secret, made.secret!]) expect((await asking(secret)).status).toBe(200)
    clock.forward({ hours: 3 })
    expect((await asking(old.secret)).status).toBe(401)
    expect((await asking(made.secret!)).status).toBe(200)
  })

  test('at once where no overlap is wanted, and for a day where nothing is said', async () => {
    const { root, admin } = await tree(world)
    const one = await programOf(world, root)
    expect((await rotate(admin, one.token.id, { overlapHours: 0 })).replaced).toMatchObject({ state: 'REVOKED' })
    await expect.poll(async () => (await asking(one.secret)).status).toBe(401)
    const other = await programOf(world, root)
    expect((await rotate(admin, other.token.id)).replaced).toMatchObject({ state: 'ACTIVE', expiresAt: inDays(1) })
  })

  test('and never lasts longer by it', async () => {
    const { root, admin } = await tree(world)
    const account = await serviceAccountOf(world, root)
    const { token: short } = await accessTokenOf(world, account, { days: 2 })
    const { replaced } = await rotate(admin, short.id, { overlapHours: 30 * 24 })
    expect(replaced).toMatchObject({ expiresAt: inDays(2) })
  })

  test('is one’s own, or of a service account that one administers; nobody rotates another person’s', async () => {
    const { root, admin, person } = await tree(world, { people: { admin: 'ADMIN', person: 'TACTICAL' } })
    const { admin: stranger } = await tree(world)
    const own = await accessTokenOf(world, person)
    expect((await rotate(person, own.token.id)).secret).toMatch(/^ogp_/)
    const theirs = await accessTokenOf(world, person)
    const program = await programOf(world, root)
    expect(await rotate(admin, theirs.token.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await rotate(person, program.token.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await rotate(stranger, program.token.id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['an overlap that is too long', { overlapHours: 721 }, 'overlapHours'],
    ['an overlap below none', { overlapHours: -1 }, 'overlapHours'],
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('not with %s', async (_what, input, path) => {
    const { root, admin } = await tree(world)
    const { token: old } = await programOf(world, root)
    expect(await rotate(admin, old.id, input)).toMatchObject({ code: 'VALIDATION', fields: [{ path }] })
  })

  test('not once it has ended', async () => {
    const { root, admin } = await tree(world)
    const { token: old } = await accessTokenOf(world, await serviceAccountOf(world, root), { days: 1 })
    clock.forward({ days: 2 })
    expect(await rotate(admin, old.id)).toMatchObject({ code: 'CONFLICT' })
  })
})
