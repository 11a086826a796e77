// Accounts for programs: who makes them, what they may, and when they end.
import { describe, expect, test } from 'vitest'
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { globalId } from '../../kernel/node.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { programOf, serviceAccountOf } from '../../testing/serviceAccounts.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock })
const base = await world.serve()

interface Shown {
  id: string
  name: string
  purpose: string
  state: string
  needsOwner: boolean
  version: number
  expiresAt: string | null
  owner: { name: string } | null
  user: { id: string; name: string; isServiceAccount: boolean }
}
type Answer = MutationResult & { serviceAccount?: Shown; secret?: string | null; token?: { id: string } }

const shown =
  'serviceAccount { id name purpose state needsOwner version expiresAt owner { name } user { id name isServiceAccount } }'
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString()

const create = (as: Person, root: Organization, owner: Person, input: object = {}) =>
  world.mutate<Answer>(
    as,
    'createServiceAccount',
    {
      organizationId: root.globalId,
      name: 'Gate control',
      ownerId: owner.globalId,
      accessLevel: 'TACTICAL',
      ...input,
    },
    shown,
  )
const update = (as: Person, id: string, input: object) =>
  world.mutate<Answer>(as, 'updateServiceAccount', { id, ...input }, shown)
const end = (as: Person, id: string) => world.mutate<Answer>(as, 'endServiceAccount', { id }, shown)
const issue = (as: Person, serviceAccountId: string, input: object = {}) =>
  world.mutate<Answer>(
    as,
    'createAccessToken',
    { serviceAccountId, name: 'Gate', scopes: ['WRITE'], expiresAt: inDays(30), ...input },
    'secret token { id }',
  )
const listOf = async (as: Person, root: Organization, args = '') =>
  (
    await world.ask<{ node: { serviceAccounts: Shown[] | null } }>(
      as,
      `query ($id: ID!) { node(id: $id) { ... on Organization { serviceAccounts${args} { id name state } } } }`,
      { id: root.globalId },
    )
  ).node.serviceAccounts

const asking = async (secret: string, query = '{ viewer { user { name isServiceAccount } } }') => {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: (await response.json()) as { data?: never; errors?: never } }
}

describe('a service account', () => {
  test('is made by an Admin of the root, with a person who is responsible for it', async () => {
    const { root, admin, chief } = await tree(world, { people: { admin: 'ADMIN', chief: 'STRATEGIC' } })
    const made = await create(admin, root, chief, { purpose: 'Opens the gate.', expiresAt: inDays(90) })
    expect(made.serviceAccount).toEqual({
      id: expect.any(String),
      name: 'Gate control',
      purpose: 'Opens the gate.',
      state: 'ACTIVE',
      needsOwner: false,
      version: 1,
      expiresAt: inDays(90),
      owner: { name: chief.name },
      user: { id: expect.any(String), name: 'Gate control', isServiceAccount: true },
    })
    expect(await listOf(admin, root)).toEqual([{ id: made.serviceAccount!.id, name: 'Gate control', state: 'ACTIVE' }])
    const entry = await world.prisma.auditEntry.findFirstOrThrow({ where: { rootId: root.id, noun: 'ServiceAccount' } })
    expect(entry).toMatchObject({ action: 'CREATE', actorId: admin.id, after: { purpose: 'Opens the gate.' } })
  })

  test('is made by nobody else, and seen by nobody else', async () => {
    const { root, admin, chief } = await tree(world, { people: { admin: 'ADMIN', chief: 'STRATEGIC' } })
    const { admin: stranger } = await tree(world)
    const account = await serviceAccountOf(world, root, { owner: chief })
    expect(await create(chief, root, chief)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await create(stranger, root, stranger)).toMatchObject({ code: 'NOT_FOUND' })
    for (const other of [chief, stranger]) {
      for (const refused of [
        update(other, account.globalId, { name: 'Mine' }),
        end(other, account.globalId),
        issue(other, account.globalId),
      ])
        expect(await refused).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await listOf(chief, root)).toBeNull()
    expect(await listOf(admin, root)).toHaveLength(1)
  })

  test.each([
    ['an Admin', { accessLevel: 'ADMIN' }, 'accessLevel', /never an Admin/],
    ['without a name', { name: ' ' }, 'name', /./],
    ['with an end in the past', { expiresAt: inDays(-1) }, 'expiresAt', /future/],
  ])('is not made %s', async (_what, input, path, message) => {
    const { root, admin } = await tree(world)
    expect(await create(admin, root, admin, input)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path, message: expect.stringMatching(message) }],
    })
  })

  test('has an active person of its organization as its owner', async () => {
    const { root, admin } = await tree(world)
    const { root: other, person } = await tree(world, { people: { person: 'STRATEGIC' } })
    await world.join(admin, other, 'ADMIN')
    const { userId } = await serviceAccountOf(world, root)
    for (const ownerId of [userId, person.globalId])
      expect(await create(admin, root, admin, { ownerId })).toMatchObject({
        code: 'VALIDATION',
        fields: [{ path: 'ownerId', message: 'Choose an active person of the organization.' }],
      })
  })

  test('belongs to its root organization alone', async () => {
    const { root } = await tree(world)
    const { root: other } = await tree(world)
    const account = await serviceAccountOf(world, root)
    const refused: unknown = await world.join(account, other, 'TACTICAL').catch((error: unknown) => error)
    expect(databaseAnswer(refused)).toMatchObject({
      code: 'CONFLICT',
      message: 'A service account belongs to its own root organization alone.',
    })
  })

  test('never becomes an Admin', async () => {
    const { root, admin } = await tree(world)
    const account = await serviceAccountOf(world, root)
    const { id } = await world.prisma.membership.findFirstOrThrow({ where: { userId: account.id } })
    const raised = await world.mutate<MutationResult>(
      admin,
      'updateMembership',
      { id: globalId('Membership', id), accessLevel: 'ADMIN' },
      'membership { id }',
    )
    expect(raised).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'accessLevel', message: expect.stringMatching(/never an Admin/) }],
    })
    await expect(world.prisma.membership.update({ where: { id }, data: { accessLevel: 'ADMIN' } })).rejects.toThrow(
      /never an Admin/,
    )
  })

  test('has no password, and none is made for it', async () => {
    const { root, admin } = await tree(world)
    const { userId, id } = await serviceAccountOf(world, root)
    for (const [mutation, more] of [
      ['createPasswordReset', {}],
      ['closeUserAccount', { password: 'x' }],
      ['verifyUserEmail', { email: 'a@b.test' }],
    ] as const)
      expect([
        mutation,
        await world.mutate<MutationResult>(admin, mutation, { userId, ...more }, '__typename'),
      ]).toMatchObject([mutation, { code: 'FORBIDDEN', message: expect.stringMatching(/is a service account/) }])
    await expect(world.prisma.user.update({ where: { id }, data: { passwordHash: 'x' } })).rejects.toThrow(
      /app_user_service_password/,
    )
  })
})

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

  test('is made by an Admin, and told once', async () => {
    const { root, admin } = await tree(world)
    const { globalId: id } = await serviceAccountOf(world, root)
    const { secret } = await issue(admin, id)
    expect((await asking(secret!)).status).toBe(200)
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
    expect(await world.mutate<MutationResult>(admin, 'enableUser', { id: userId }, '__typename')).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('an owner who has gone', () => {
  test('is shown, and another one is set', async () => {
    const { root, admin, chief } = await tree(world, { people: { admin: 'ADMIN', chief: 'STRATEGIC' } })
    const { globalId: id } = await serviceAccountOf(world, root, { owner: chief })
    await world.prisma.membership.updateMany({ where: { userId: chief.id }, data: { endsAt: clock.now() } })
    const query = `query ($id: ID!) { node(id: $id) { ... on ServiceAccount { needsOwner owner { name } } } }`
    expect(await world.ask(admin, query, { id })).toEqual({ node: { needsOwner: true, owner: { name: chief.name } } })
    expect(await update(admin, id, { ownerId: admin.globalId })).toMatchObject({
      serviceAccount: { needsOwner: false, owner: { name: admin.name } },
    })
  })
})

test('the version refuses what somebody else has changed', async () => {
  const { root, admin } = await tree(world)
  const { globalId: id } = await serviceAccountOf(world, root, { owner: admin })
  expect(await update(admin, id, { purpose: 'One', version: 1 })).toMatchObject({ serviceAccount: { version: 2 } })
  expect(await update(admin, id, { purpose: 'Two', version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
  expect(await update(admin, id, { name: 'Three', version: 2 })).toMatchObject({
    serviceAccount: { name: 'Three', purpose: 'One' },
  })
})
