// Second factors as tests use them: the authenticator app of somebody who signs in with a password.
import { appCode } from './appCode.ts'
import { hashPassword } from '../kernel/auth/password.ts'
import type { Organization, Person } from './rows.ts'
import { signInEntries } from './signInEntries.ts'
import { TestClock } from './TestClock.ts'
import { tree } from './tree.ts'
import { World, type MutationResult } from './world.ts'

const password = 'six dry Bearings 40'

export interface Setup {
  setupToken: string
  secret: string
  url: string
}

export interface Answer extends MutationResult {
  accessToken?: string
  refreshToken?: string
  secrets?: string[] | null
  setup?: Setup | null
  user?: object
}

/** A world of a test's own where people have second factors, with what they do. */
export async function secondFactors(database?: string) {
  const clock = new TestClock()
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    SIGN_INS_PER_MINUTE: 1000,
    SIGN_INS_PER_ADDRESS: 1000,
    SIGN_INS_PER_ACCOUNT: 1000,
  }
  const world = await World.make({ clock, settings, database })
  const passwordHash = await hashPassword(password)

  async function account(at?: Organization, level: 'ADMIN' | 'TRANSACTIONAL' = 'ADMIN'): Promise<Person> {
    const { root } = at ? { root: at } : await tree(world)
    const person = await world.user(root, level)
    await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
    return person
  }

  const codeOf = ({ secret }: Setup) => appCode(secret, clock.now())
  const nextCode = (setup: Setup) => {
    clock.forward({ seconds: 30 })
    return codeOf(setup)
  }
  const signIn = ({ email }: Person, more: { code?: string; setupToken?: string; password?: string } = {}) =>
    world.mutate<Answer>(
      null,
      'signIn',
      { login: email, password, ...more },
      'accessToken refreshToken secrets } ... on SecondFactorError { setup { setupToken secret url }',
    )
  const start = (person: Person, code?: string) =>
    world.mutate<Answer>(person, 'startAuthenticatorSetup', { password, code }, 'setup { setupToken secret url }')
  const create = (person: Person, { setupToken }: Setup, code: string) =>
    world.mutate<Answer>(
      person,
      'createAuthenticatorApp',
      { setupToken, code },
      'secrets user { secondFactor { isSetUp recoveryCodesLeft } }',
    )
  const remove = (person: Person, code?: string) =>
    world.mutate<Answer>(person, 'deleteAuthenticatorApp', { password, code }, 'user { secondFactor { isSetUp } }')
  const refresh = (refreshToken: string) =>
    world.mutate<Answer>(null, 'refreshSession', { refreshToken }, 'refreshToken')

  async function setUp(person: Person) {
    const { setup } = await start(person)
    const { secrets } = await create(person, setup!, codeOf(setup!))
    return { setup: setup!, codes: secrets! }
  }

  const eventsOf = async (reader: Person, person: Person) =>
    (await signInEntries(world, reader, person)).map(({ event }) => event)
  const lastMailOf = ({ email }: Person) =>
    world.prisma.mail.findFirstOrThrow({ where: { to: { has: email } }, orderBy: { id: 'desc' } })
  return {
    password,
    clock,
    settings,
    world,
    account,
    codeOf,
    nextCode,
    signIn,
    start,
    create,
    remove,
    refresh,
    setUp,
    eventsOf,
    lastMailOf,
  }
}
