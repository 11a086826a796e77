// Passwords are looked at in turns, and who comes on top of a crowd is told to come back.
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { World } from '../../testing/world.ts'
import { atOnce, fits, mostWaiting } from './password.ts'

// Quick to look at: what is tested is the turns.
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }

test('who comes on top of those that wait gets 503 with Retry-After, and who came before an answer', async () => {
  const known = await hash('right', cheap)
  const crowd = Array.from({ length: atOnce + mostWaiting + 1 }, (_, n) => fits(known, n % 2 ? 'right' : 'wrong'))
  const last = crowd.pop()!
  await expect(last).rejects.toMatchObject({
    extensions: { code: 'UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '5' } } },
  })
  expect(await Promise.all(crowd)).toEqual(crowd.map((_, n) => n % 2 === 1))
  expect(await fits(known, 'right')).toBe(true)
})

test('is what signing in answers, by GraphQL and by REST', async () => {
  const world = await World.make({ settings: { REQUEST_SECONDS: 600 } })
  const base = await world.serve()
  const known = await hash('right', cheap)
  const state = { isFull: true }
  const another = async () => {
    while (state.isFull) await fits(known, 'right')
  }
  const crowd = Array.from({ length: atOnce + mostWaiting }, another)
  const post = (path: string, body: object) =>
    fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const given = { login: 'nobody@test.test', password: 'x' }
  const refused = [
    await post('/graphql', {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      variables: { input: given },
    }),
    await post('/api/auth/login', { email: given.login, password: given.password }),
  ]
  state.isFull = false
  await Promise.all(crowd)
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ])
  for (const response of refused)
    expect(await response.text()).toContain('Too many people are signing in. Try again shortly.')
  expect((await post('/api/auth/login', { email: given.login, password: given.password })).status).toBe(401)
})
