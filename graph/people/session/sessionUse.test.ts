// When a session was last used, as its owner reads it.
import { expect, test } from 'vitest'
import { withPassword } from '../../testing/password.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const address = await world.serve()
const { root } = await tree(world, { people: {} })

const lastUsed = async ({ sessionId }: Person) =>
  (await world.prisma.session.findUniqueOrThrow({ where: { id: sessionId } })).lastUsedAt
const ask = async (person: Person) => {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
  })
}

test('is kept with each use, once a minute at most', async () => {
  const person = await world.user(root)
  await ask(person)
  const first = world.clock.now()
  expect(await lastUsed(person)).toEqual(first)
  world.clock.forward({ seconds: 59 })
  await ask(person)
  expect(await lastUsed(person)).toEqual(first)
  world.clock.forward({ seconds: 1 })
  await ask(person)
  expect(await lastUsed(person)).toEqual(world.clock.now())
})

test('is that of signing in, and of a refresh, too', async () => {
  const person = await withPassword(world, root, 'four wet tyres Slide')
  const { refreshToken } = await world.mutate<{ refreshToken: string }>(
    null,
    'signIn',
    { login: person.email, password: 'four wet tyres Slide' },
    'refreshToken',
  )
  const latest = () =>
    world.prisma.session.findFirstOrThrow({
      where: { userId: person.id },
      orderBy: { id: 'desc' },
      select: { lastUsedAt: true },
    })
  expect((await latest()).lastUsedAt).toEqual(world.clock.now())
  world.clock.forward({ minutes: 9 })
  await world.mutate(null, 'refreshSession', { refreshToken }, 'accessToken')
  expect((await latest()).lastUsedAt).toEqual(world.clock.now())
})
