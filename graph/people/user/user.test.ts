import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root } = await tree(world, { people: {} })

const email = () => `${randomUUID().slice(0, 8)}@test.test`
const signUp = (input: object) =>
  world.mutate<MutationResult & { user?: { id: string; email: string } }>(
    null,
    'signUp',
    { name: 'Somebody', email: email(), password: 'a decent Password 1', ...input },
    'user { id email }',
  )

describe('signing up', () => {
  test('makes an account that belongs nowhere and sees nothing', async () => {
    const { user } = await signUp({ email: ` ${email().toUpperCase()} ` })
    const row = await world.prisma.user.findUniqueOrThrow({
      where: { email: user!.email },
      include: { memberships: true },
    })
    expect(row.email).toBe(row.email.toLowerCase())
    expect(row.memberships).toEqual([])
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('with a known email is a conflict', async () => {
    const known = email()
    await signUp({ email: known })
    expect(await signUp({ email: known })).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: 'An account with this email exists already.',
    })
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['password', { password: 'seven77' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: 'Password1' }],
    ['username', { username: 'a b' }],
    ['name', { name: 'nul\0' }],
  ])('names a wrong %s', async (path, input) => {
    const result = await signUp(input)
    expect(result.fields?.map((field) => field.path)).toEqual([path])
  })
})

describe('a profile', () => {
  const update = (person: Parameters<World['mutate']>[0], input: object) =>
    world.mutate<MutationResult & { user?: { name: string; username: string | null; version: number } }>(
      person,
      'updateUser',
      input,
      'user { name username version }',
    )

  test('is changed by its own', async () => {
    const person = await world.user(root)
    const { user } = await update(person, {
      id: person.globalId,
      version: 1,
      name: ' New Name ',
      username: `n-${person.id.slice(-8)}`,
    })
    expect(user).toEqual({ name: 'New Name', username: `n-${person.id.slice(-8)}`, version: 2 })
    expect((await update(person, { id: person.globalId, username: '' })).user?.username).toBeNull()
  })

  test('changed meanwhile is a conflict', async () => {
    const person = await world.user(root)
    await update(person, { id: person.globalId, name: 'One' })
    expect(await update(person, { id: person.globalId, version: 1, name: 'Two' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '1', current: '2' }],
    })
  })

  test("is nobody else's to change", async () => {
    const admin = await world.user(root, 'ADMIN')
    const person = await world.user(root)
    expect((await update(admin, { id: person.globalId, name: 'x' })).code).toBe('FORBIDDEN')
    const { admin: stranger } = await tree(world)
    expect((await update(stranger, { id: person.globalId, name: 'x' })).code).toBe('NOT_FOUND')
  })
})

describe('who is seen', () => {
  const seen = async (person: Parameters<World['ask']>[0]) =>
    (await world.ask<{ legacyUsers: { id: string }[] }>(person, '{ legacyUsers(limit: 1000) { id } }')).legacyUsers
      .map(({ id }) => id)
      .sort()

  test('oneself and the people of the own organization and below, nobody of another tenant', async () => {
    const { admin, person } = await tree(world, {
      below: { below: {} },
      people: { admin: 'ADMIN', person: { at: 'below' } },
    })
    await world.user(await world.organization(), 'ADMIN')
    expect(await seen(admin)).toEqual([admin.globalId, person.globalId].sort())
    expect(await seen(person)).toEqual([person.globalId])
  })

  test('without a membership: oneself alone', async () => {
    const nobody = await world.user()
    expect(await seen(nobody)).toEqual([nobody.globalId])
  })

  test('of their memberships only those in sight', async () => {
    const here = await world.organization()
    const there = await world.organization()
    const person = await world.user(here)
    await world.join(person, there, 'ADMIN')
    const admin = await world.user(here, 'ADMIN')
    const query = 'query ($id: ID!) { node(id: $id) { ... on User { memberships { organization { id } } } } }'
    const { node } = await world.ask<{ node: { memberships: { organization: { id: string } }[] } }>(admin, query, {
      id: person.globalId,
    })
    expect(node.memberships.map(({ organization }) => organization.id)).toEqual([here.globalId])
  })
})
