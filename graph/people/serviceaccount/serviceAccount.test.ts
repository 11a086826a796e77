// Accounts for programs: who makes them, what they may, and when they end.
import { describe, expect, test } from 'vitest'
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { globalId } from '../../kernel/node.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { serviceAccountOf } from '../../testing/serviceAccounts.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock })

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
type Answer = MutationResult & { serviceAccount?: Shown }

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
const listOf = async (as: Person, root: Organization, args = '') =>
  (
    await world.ask<{ node: { serviceAccounts: Shown[] | null } }>(
      as,
      `query ($id: ID!) { node(id: $id) { ... on Organization { serviceAccounts${args} { id name state } } } }`,
      { id: root.globalId },
    )
  ).node.serviceAccounts

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
      for (const refused of [update(other, account.globalId, { name: 'Mine' }), end(other, account.globalId)])
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
    const raised = await world.mutate(
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
      expect([mutation, await world.mutate(admin, mutation, { userId, ...more }, '__typename')]).toMatchObject([
        mutation,
        { code: 'FORBIDDEN', message: expect.stringMatching(/is a service account/) },
      ])
    await expect(world.prisma.user.update({ where: { id }, data: { passwordHash: 'x' } })).rejects.toThrow(
      /app_user_service_password/,
    )
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
