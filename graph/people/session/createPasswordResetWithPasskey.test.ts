// Who has a passkey and forgot their password sets a new one by it.
import { expect, test } from 'vitest'
import { passkeys } from '../../testing/passkeys.ts'
import type { MutationResult } from '../../testing/world.ts'

const { account, answerOf, clock, lastMailOf, password, signIn, withPasskey, world } = await passkeys()
const another = 'two oiled Winches 88'

type Made = MutationResult & { secret?: string }
const create = (input: object) => world.mutate<Made>(null, 'createPasswordResetWithPasskey', input, 'secret expiresAt')
const reset = (token: string) => world.mutate(null, 'resetPassword', { token, password: another }, 'done')

test('sets a new password once, within an hour, and is told by mail', async () => {
  const person = await account()
  const device = await withPasskey(person)
  const { secret } = await create(await answerOf(device))
  expect(await reset(secret!)).toMatchObject({ done: true })
  expect((await reset(secret!)).code).toBe('NOT_FOUND')
  expect((await signIn(person)).code).toBe('SIGN_IN')
  expect((await signIn(person, { password: another })).accessToken).toBeTypeOf('string')
  expect((await lastMailOf(person)).text).toContain('or with a passkey of yours')
  clock.forward({ seconds: 1 })
  const { secret: late } = await create(await answerOf(device))
  clock.forward({ minutes: 61 })
  expect((await reset(late!)).code).toBe('NOT_FOUND')
})

test('takes a passkey that was unlocked, each answer once', async () => {
  const person = await account()
  const device = await withPasskey(person)
  expect((await create(await answerOf(device, { isLocked: true }))).code).toBe('SIGN_IN')
  const answer = await answerOf(device)
  expect((await create(answer)).secret).toBeTypeOf('string')
  expect((await create(answer)).code).toBe('SIGN_IN')
  expect(await world.prisma.passwordReset.count({ where: { userId: person.id } })).toBe(1)
  expect((await signIn(person, { password })).accessToken).toBeTypeOf('string')
})

test('of a disabled account makes none', async () => {
  const person = await account()
  const device = await withPasskey(person)
  await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
  expect((await create(await answerOf(device))).code).toBe('SIGN_IN')
})
