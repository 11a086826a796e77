// Whether somebody is signed in: a session of theirs was used in the last ten minutes.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

const seen = async (as: Person, { globalId: of }: Person) =>
  (
    await world.ask<{ user: { isSignedIn: boolean } | null }>(as, 'query ($of: ID!) { user(id: $of) { isSignedIn } }', {
      of,
    })
  ).user?.isSignedIn

const used = (person: Person, minutesAgo: number, more: object = {}) =>
  world.prisma.session.update({
    where: { id: person.sessionId },
    data: { lastUsedAt: new Date(world.clock.now().getTime() - minutesAgo * 60_000), ...more },
  })

test.each([
  [9, {}, true],
  [11, {}, false],
  [1, { endedAt: new Date() }, false],
  [1, { expiresAt: new Date(0) }, false],
])('used %i minutes ago with %j is %s', async (minutes, more, expected) => {
  const person = await world.user(at)
  await used(person, minutes, more)
  expect(await seen(admin, person)).toBe(expected)
})

test('any of several sessions counts', async () => {
  const person = await world.user(at)
  await used(person, 60)
  await world.prisma.session.create({
    data: {
      userId: person.id,
      expiresAt: new Date(world.clock.now().getTime() + 60_000),
      lastUsedAt: world.clock.now(),
    },
  })
  expect(await seen(admin, person)).toBe(true)
})

test('is for who may see the person, and asked of many at once', async () => {
  const person = await world.user(at)
  await used(person, 1)
  expect(await seen(await world.user(await world.organization(), 'ADMIN'), person)).toBeUndefined()
  const statements = await statementsOf(() => world.ask(admin, '{ legacyUsers(limit: 50) { isSignedIn } }'))
  expect(statements.filter((text) => text.includes('last_used_at'))).toHaveLength(1)
})
