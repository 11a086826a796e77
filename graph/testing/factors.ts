// Second factors as tests use them: the authenticator app of somebody who signs in with a password.
import { appCode } from './appCode.ts'
import { hashPassword } from '../kernel/auth/password.ts'
import type { Organization, Person } from './rows.ts'
import { signInEntries } from './signInEntries.ts'
import { TestClock } from './TestClock.ts'
import { tree } from './tree.ts'
import { World, type MutationResult } from './world.ts'

export const password = 'six dry Bearings 40'
export const clock = new TestClock()
export const settings = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  SIGN_INS_PER_MINUTE: 1000,
  SIGN_INS_PER_ADDRESS: 1000,
  SIGN_INS_PER_ACCOUNT: 1000,
}
export const world = await World.make({ clock, settings })
const passwordHash = await hashPassword(password)

export interface Setup {
  setupId: string
  secret: string
  url: string
}

export interface Answer extends MutationResult {
  accessToken?: string
  refreshToken?: string
  recoveryCodes?: string[] | null
  setup?: Setup | null
  user?: object
}

export async function account(at?: Organization, level: 'ADMIN' | 'TRANSACTIONAL' = 'ADMIN'): Promise<Person> {
  const { root } = at ? { root: at } : await tree(world)
  const person = await world.user(root, level)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
  return person
}

export const codeOf = ({ secret }: Setup) => appCode(secret, clock.now())
export const nextCode = (setup: Setup) => {
  clock.forward({ seconds: 30 })
  return codeOf(setup)
}
export const signIn = ({ email }: Person, more: { code?: string; setupId?: string; password?: string } = {}) =>
  world.mutate<Answer>(
    null,
    'signIn',
    { login: email, password, ...more },
    'accessToken refreshToken recoveryCodes } ... on SecondFactorError { setup { setupId secret url }',
  )
export const start = (person: Person, code?: string) =>
  world.mutate<Answer>(person, 'startAuthenticatorSetup', { password, code }, 'setup { setupId secret url }')
export const create = (person: Person, { setupId }: Setup, code: string) =>
  world.mutate<Answer>(
    person,
    'createAuthenticatorApp',
    { setupId, code },
    'recoveryCodes user { secondFactor { isSetUp recoveryCodesLeft } }',
  )
export const remove = (person: Person, code?: string) =>
  world.mutate<Answer>(person, 'deleteAuthenticatorApp', { password, code }, 'user { secondFactor { isSetUp } }')
export const refresh = (refreshToken: string) =>
  world.mutate<Answer>(null, 'refreshSession', { refreshToken }, 'refreshToken')

export async function setUp(person: Person) {
  const { setup } = await start(person)
  const { recoveryCodes } = await create(person, setup!, codeOf(setup!))
  return { setup: setup!, codes: recoveryCodes! }
}

export const eventsOf = async (reader: Person, person: Person) =>
  (await signInEntries(world, reader, person)).map(({ event }) => event)
export const lastMailOf = ({ email }: Person) =>
  world.prisma.mail.findFirstOrThrow({ where: { to: { has: email } }, orderBy: { id: 'desc' } })
