// A wrong password where it is asked for again, and the end of one session: in the audit log as sign-ins are.
import { expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { hashPassword } from '../../kernel/auth/password.ts'
import type { Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const password = 'four wet tyres Slide'
const wrong = 'another heavy Crane 7'

const world = await World.make()
const passwordHash = await hashPassword(password)
const { root, admin } = await tree(world)

async function account() {
  const person = await world.user(root)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
  return person
}

const signIn = ({ email: login }: Person) =>
  world.mutate<MutationResult & { refreshToken?: string }>(null, 'signIn', { login, password }, 'refreshToken')

test('the audit log says who gave a wrong password where it is asked for again', async () => {
  const person = await account()
  const asked = [
    ['changePassword', { current: wrong, password: 'nine dry ropes Hang' }],
    ['confirmIdentity', { password: wrong }],
    ['updateUser', { id: person.globalId, password: wrong, email: `new-${person.email}` }],
  ] as const
  for (const [name, input] of asked)
    expect(await world.mutate(person, name, input, '__typename')).toMatchObject({ __typename: 'ValidationError' })
  expect(await signInEntries(world, admin, person)).toMatchObject(
    asked.map(() => ({
      event: 'gave a wrong password',
      about: '',
      actor: { name: person.name },
      organization: { id: root.globalId },
      after: { event: 'PASSWORD_FAILED' },
    })),
  )
  const { admin: stranger } = await tree(world)
  expect(await signInEntries(world, stranger, person)).toEqual([])
})

test('the audit log says who signed out of a session, once: of this one or another, with a refresh token that has been used too', async () => {
  const person = await account()
  const { refreshToken } = await signIn(person)
  const other = await world.prisma.session.findFirstOrThrow({
    where: { userId: person.id, id: { not: person.sessionId } },
  })
  const end = () => world.mutate(person, 'endSession', { id: globalId('Session', other.id) }, '__typename')
  expect(await end()).toMatchObject({ __typename: 'EndSessionSuccess' })
  expect(await end()).toMatchObject({ __typename: 'NotFoundError' })
  await world.mutate(null, 'signOut', { refreshToken }, '__typename')
  await world.mutate(person, 'signOut', {}, '__typename')
  expect((await signInEntries(world, admin, person)).map(({ event, actor }) => [event, actor?.name])).toEqual([
    ['signed out of a session', person.name],
    ['signed out of a session', person.name],
    ['signed in', person.name],
  ])
})

test('reuse of a refresh token ends its session without anybody signing out', async () => {
  const person = await account()
  const { refreshToken } = await signIn(person)
  const rotate = () => world.mutate(null, 'refreshSession', { refreshToken, rotate: true }, 'accessToken')
  await rotate()
  world.clock.forward({ minutes: 1 })
  expect(await rotate()).toMatchObject({ __typename: 'SignInError' })
  expect((await signInEntries(world, admin, person)).map(({ event }) => event)).toEqual(['signed in'])
})
