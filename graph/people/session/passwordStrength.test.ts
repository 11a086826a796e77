// A password that is common, or made of what is known about its person, is set at no door.
import { describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { hashPassword } from '../../kernel/auth/password.ts'
import { weaknessOf } from '../../kernel/auth/passwordStrength.ts'

const own = 'four wet tyres Slide'
const good = 'Brightwell26 on a heavy Crane'

const world = await World.make()
const base = await world.serve()
const { root, admin } = await tree(world, { root: { name: 'Brightwell Haulage' } })

/** Somebody of a part of Brightwell Haulage whose name is Zofia Grabowska. */
async function zofia() {
  const person = await world.user(await world.organization({ parent: root, name: 'Ottersham Yard' }))
  await world.prisma.user.update({
    where: { id: person.id },
    data: { name: 'Zofia Grabowska', passwordHash: await hashPassword(own) },
  })
  return person
}

type Answer = { path: string; message: string }[] | 'set'

async function answerOf(asked: Promise<MutationResult>): Promise<Answer> {
  const { fields, __typename } = await asked
  expect(__typename).toMatch(/Success$|^ValidationError$/)
  return fields ?? 'set'
}

const newcomer = (password: string) => ({
  email: `kestrelmoor-${crypto.randomUUID().slice(0, 4)}@test.test`,
  name: 'Zofia Grabowska',
  password,
})

async function invited(password: string) {
  const { secret } = await world.mutate<{ secret: string }>(
    admin,
    'createInvitation',
    { organizationId: root.globalId },
    'secret',
  )
  return answerOf(world.mutate(null, 'signUp', { ...newcomer(password), invitation: secret }, 'user { id }'))
}

async function reset(password: string) {
  const { url } = await world.mutate<{ url: string }>(
    admin,
    'createPasswordReset',
    { userId: (await zofia()).globalId },
    'url',
  )
  const token = new URL(url, 'http://x').searchParams.get('reset')
  return answerOf(world.mutate(null, 'resetPassword', { token, password }, 'done'))
}

async function saved(password: string, more: object = {}): Promise<Answer> {
  const body = JSON.stringify({ ...newcomer(password), ...more })
  const response = await fetch(`${base}/api/procedures/save_user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (response.ok) return 'set'
  const { code, fields } = (await response.json()) as { code: string; fields: Answer }
  expect([response.status, code]).toEqual([422, 'VALIDATION'])
  return fields
}

const doors: Record<string, { set: (password: string) => Promise<Answer>; derived: string[] }> = {
  'signing up': {
    set: (password) => answerOf(world.mutate(null, 'signUp', newcomer(password), 'user { id }')),
    derived: ['Grabowska7!', 'kestrelmoor1'],
  },
  'signing up by an invitation': { set: invited, derived: ['Grabowska7!', 'Brightwell26'] },
  save_user: { set: saved, derived: ['Grabowska7!', 'kestrelmoor1'] },
  'changing it': {
    set: async (password) =>
      answerOf(world.mutate(await zofia(), 'changePassword', { current: own, password }, '__typename')),
    derived: ['Grabowska7!', 'Brightwell26', 'Ottersham5'],
  },
  'a link for a new one': { set: reset, derived: ['Grabowska7!', 'Brightwell26', 'Ottersham5'] },
}

describe.each(Object.entries(doors))('%s', (_name, { set, derived }) => {
  test('refuses a common password and one that is close to it', async () => {
    expect(await set('Password')).toEqual([
      {
        path: 'password',
        message:
          'This is one of the ten most used passwords. Add more words that are less common. Capitalize more than the first letter.',
      },
    ])
    expect(await set('P@ssw0rd123!')).toEqual([
      {
        path: 'password',
        message: expect.stringMatching(/^This is close to a common password\. Add more words/),
      },
    ])
  })

  test('refuses one that is made of the person’s name, email or organization', async () => {
    for (const password of derived) {
      expect(weaknessOf(password, [])).toBeNull()
      expect(await set(password)).toEqual([
        {
          path: 'password',
          message: expect.stringMatching(/^Your name, email and organization are easy to guess\. Add more words/),
        },
      ])
    }
  })

  test('takes one that is hard to guess, with such a word in it', async () => {
    expect(await set(good)).toBe('set')
  })
})

test('an invitation that is no good lends no words', async () => {
  expect(
    await answerOf(
      world.mutate(null, 'signUp', { ...newcomer('Brightwell26'), invitation: 'AAAA-AAAA-AAAA-AAAA' }, 'user { id }'),
    ),
  ).toBe('set')
})

test('a link that is no good says of a password what holds for everybody, and of the person nothing', async () => {
  const given = (password: string) => world.mutate(null, 'resetPassword', { token: 'x', password }, 'done')
  expect(await given('password')).toMatchObject({ fields: [{ path: 'password' }] })
  expect(await given('Grabowska7!')).toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['demo-Pass-1', 'demo-Pass-2', 'a decent Password 1'])('%s stays good', (password) => {
  expect(weaknessOf(password, ['New Hand', 'new.hand@demo.test', 'Northway Logistics'])).toBeNull()
})

test('only the first 48 characters are estimated, whose time grows with their square', () => {
  expect(String(weaknessOf('a'.repeat(48) + good, []))).toMatch(/^Repeated characters/)
  expect(weaknessOf('a'.repeat(47) + good, [])).not.toBeNull()
  expect(weaknessOf(good + 'a'.repeat(99), [])).toBeNull()
})

test.each(['constructor', '__proto__', 'toString()', '\u{1F600}'.repeat(40), 'ß'.repeat(128)])(
  '%s is estimated as any other',
  (password) => {
    expect(typeof weaknessOf(password, ['__proto__', password, ''])).toMatch(/string|object/)
  },
)
