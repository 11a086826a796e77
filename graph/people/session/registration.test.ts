// Who may sign up, at both doors.
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../kernel/settings.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const password = 'four wet tyres Slide'
const signUp = (at: World, more: object = {}) =>
  at.mutate(
    null,
    'signUp',
    { email: `${crypto.randomUUID()}@test.test`, name: 'New Hand', password, ...more },
    'user { id }',
  )
const made = (REGISTRATION: Settings['REGISTRATION'], database?: string) =>
  World.make({ database, settings: { REGISTRATION } })
const registration = async (at: World) =>
  (await at.ask<{ registration: string }>(null, '{ registration }')).registration

const { root, admin } = await tree(await World.make())

test('open, everybody may', async () => {
  const world = await World.make()
  expect([await registration(world), (await signUp(world)).code]).toEqual(['EVERYBODY', undefined])
})

describe('closed', () => {
  test('nobody may, and the legacy path says so as ever', async () => {
    const world = await made('closed')
    expect(await registration(world)).toBe('NOBODY')
    expect(await signUp(world)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Sign-up is closed here. Ask your Admin for an account.',
    })
    const response = await fetch(`${await world.serve()}/api/procedures/save_user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@test.test', name: 'X', password }),
    })
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { message: 'Signup failed', code: 'FORBIDDEN' },
    ])
  })

  test('the first account may', async () => {
    const world = await made('closed', 'nobody_yet')
    expect([
      await registration(world),
      (await signUp(world)).code,
      await registration(world),
      (await signUp(world)).code,
    ]).toEqual(['EVERYBODY', undefined, 'NOBODY', 'FORBIDDEN'])
  })
})

describe('invited', () => {
  test('whoever has an invitation for them may', async () => {
    const world = await made('invited')
    const email = `${crypto.randomUUID()}@test.test`
    const invite = async (more: object = {}) =>
      (
        await world.mutate<{ secret: string }>(
          admin,
          'createInvitation',
          { organizationId: root.globalId, ...more },
          'secret',
        )
      ).secret
    const refused = { code: 'FORBIDDEN', message: 'Signing up takes an invitation for you. Ask your Admin for one.' }
    expect(await signUp(world)).toMatchObject(refused)
    expect(await signUp(world, { invitation: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject(refused)
    const own = await invite({ email })
    expect(await signUp(world, { invitation: own })).toMatchObject(refused)
    expect((await signUp(world, { email, invitation: own })).code).toBeUndefined()
    expect((await signUp(world, { invitation: await invite() })).code).toBeUndefined()
  })

  test('nobody may by one whose maker may no longer invite', async () => {
    const world = await made('invited')
    const { root: own, maker } = await tree(world, { people: { maker: 'ADMIN' } })
    const { secret } = await world.mutate<{ secret: string }>(
      maker,
      'createInvitation',
      { organizationId: own.globalId },
      'secret',
    )
    await world.prisma.membership.updateMany({ where: { userId: maker.id }, data: { accessLevel: 'STRATEGIC' } })
    expect(await signUp(world, { invitation: secret })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Signing up takes an invitation for you. Ask your Admin for one.',
    })
  })
})
