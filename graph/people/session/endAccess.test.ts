// What ends with a password, with signing out everywhere and with an account: tokens and feeds, too, unless they are
// kept.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { withPassword } from '../../testing/password.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { hashPassword } from '../../kernel/auth/password.ts'

const password = 'four wet tyres Slide'
const another = 'nine dry wheels Roll'

const world = await World.make()
const address = await world.serve()
const { root, admin } = await tree(world)
const passwordHash = await hashPassword(password)

/** Somebody with a token and a feed; answers with whether each still opens. */
async function equipped() {
  const person = await world.user(root)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
  const { headers } = await accessTokenOf(world, person)
  const { url } = await world.mutate<{ url: string }>(person, 'createCalendarFeed', { name: 'Phone' }, 'url')
  const works = async () => {
    const answers = [await fetch(`${address}/api/views/users`, { headers }), await fetch(address + url)]
    return answers.map(({ status }) => status)
  }
  expect(await works()).toEqual([200, 200])
  return { person, works }
}

const linkFor = async (person: Person) => {
  const { url } = await world.mutate<{ url: string }>(admin, 'createPasswordReset', { userId: person.globalId }, 'url')
  return new URL(url, 'http://x').searchParams.get('reset')!
}

const ends: Record<string, (person: Person, more: object) => Promise<MutationResult>> = {
  'a changed password': (person, more) =>
    world.mutate(person, 'changePassword', { current: password, password: another, ...more }, '__typename'),
  'a reset': async (person, more) =>
    world.mutate(null, 'resetPassword', { token: await linkFor(person), password: another, ...more }, 'done'),
  'signing out everywhere': (person, more) => world.mutate(person, 'endOtherSessions', more, '__typename'),
}

describe.each(Object.entries(ends))('%s', (_name, end) => {
  test('ends access tokens and calendar feeds', async () => {
    const { person, works } = await equipped()
    expect((await end(person, {})).code).toBeUndefined()
    await expect.poll(works).toEqual([401, 404])
  })

  test('leaves them where they are to be kept', async () => {
    const { person, works } = await equipped()
    expect((await end(person, { keepsTokens: true })).code).toBeUndefined()
    expect(await works()).toEqual([200, 200])
  })
})

test('disabling ends them for good', async () => {
  const { person, works } = await equipped()
  await world.mutate(admin, 'disableUser', { id: person.globalId }, '__typename')
  await world.mutate(admin, 'enableUser', { id: person.globalId }, '__typename')
  await expect.poll(works).toEqual([401, 404])
})

test('of somebody else nothing ends', async () => {
  const [one, other] = [await equipped(), await equipped()]
  await ends['signing out everywhere']!(one.person, {})
  await expect.poll(one.works).toEqual([401, 404])
  expect(await other.works()).toEqual([200, 200])
})

describe('another email address', () => {
  const move = (person: Person, email: string, more: object = {}, at = world) =>
    at.mutate<MutationResult & { user?: { email: string } }>(
      person,
      'updateUser',
      { id: person.globalId, email, ...more },
      'user { email }',
    )

  test('asks the password, and tells the old one', async () => {
    const mailing = await World.make({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const person = await withPassword(world, root, password)
    const to = `moved.${person.email}`
    expect((await move(person, to)).fields).toEqual([{ path: 'password', message: 'Enter your password.' }])
    expect((await move(person, to, { password: 'a wrong one' })).fields?.[0]?.path).toBe('password')
    expect((await move(person, to, { password }, mailing)).user?.email).toBe(to)
    const mails = await world.prisma.mail.findMany({ where: { to: { has: person.email } } })
    expect(mails.map(({ subject, text }) => [subject, text.includes(to)])).toEqual([
      ['Your email address was changed', true],
    ])
  })

  test('that is the same asks nothing', async () => {
    const person = await world.user(root)
    expect((await move(person, person.email.toUpperCase())).user?.email).toBe(person.email)
  })
})
