// What has power over others takes a sign-in or a confirmation of the last ten minutes.
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import type { GraphQLInputType, GraphQLUnionType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { secondFactors, type Answer } from '../../testing/factors.ts'
import type { Person } from '../../testing/rows.ts'
import { testSchema, World } from '../../testing/world.ts'

const { account, clock, eventsOf, nextCode, password, setUp, signIn, world } = await secondFactors()

/** Somebody whose sign-in is some minutes old. */
async function signedInFor(minutes: number): Promise<Person> {
  const person = await account()
  await age(person, minutes)
  return person
}

async function age({ sessionId }: Person, minutes: number) {
  const createdAt = new Date(clock.now().getTime() - minutes * 60_000)
  await world.prisma.session.update({ where: { id: sessionId }, data: { createdAt, provedAt: null } })
}

const organizationOf = async ({ id: userId }: Person) =>
  Buffer.from(
    `Organization:${(await world.prisma.membership.findFirstOrThrow({ where: { userId } })).organizationId}`,
  ).toString('base64')

/** Makes a webhook, which takes a proof. */
const act = async (person: Person, more: object = {}) => {
  const input = { organizationId: await organizationOf(person), name: 'Yard', url: 'https://example.com/in', ...more }
  return (await world.mutate<Answer>(person, 'createWebhook', { events: ['ACTION_CREATED'], ...input }, 'secret')).code
}

const confirm = (person: Person, input: object = {}, at = world) =>
  at.mutate<Answer & { until?: string }>(person, 'confirmIdentity', { password, ...input }, 'until')

const mutations = Object.values(testSchema().getMutationType()!.getFields())
const asking = mutations.filter(({ type }) =>
  (getNamedType(type) as GraphQLUnionType).getTypes().some(({ name }) => name === 'StepUpError'),
)

/** An input of a mutation with what it has to have, whatever that is. */
function anyOf(type: GraphQLInputType): unknown {
  const of = getNullableType(type)
  if (isListType(of)) return [anyOf(of.ofType)]
  if (isEnumType(of)) return of.getValues()[0]!.name
  if (isInputObjectType(of))
    return Object.fromEntries(
      Object.values(of.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, anyOf(field.type)]),
    )
  const samples: Record<string, unknown> = {
    URL: 'https://example.com',
    DateTime: '2026-11-30T08:00:00Z',
    Boolean: true,
    Int: 1,
  }
  return samples[getNamedType(of).name] ?? 'x'
}

describe('a recent proof', () => {
  test('is asked for role matrix, tokens, webhooks, consent, closing a root, and the keys of others', () => {
    expect(asking.map(({ name }) => name).toSorted()).toEqual([
      'allowApplication',
      'closeOrganization',
      'createAccessToken',
      'createApplication',
      'createPasswordReset',
      'createWebhook',
      'deleteAuditStream',
      'deleteDomain',
      'deleteIdentityProvider',
      'deleteWebhook',
      'givePeerConsent',
      'linkProviderIdentity',
      'resetSecondFactor',
      'rotateAccessToken',
      'rotateApplicationSecret',
      'rotateAuditStreamSecret',
      'rotateWebhookSecret',
      'setAuditStream',
      'setIdentityProvider',
      'setProviderRules',
      'setRoleMatrixCells',
      'setSignInPolicy',
      'setTokenPolicy',
      'unlinkProviderIdentity',
      'updateApplication',
      'updateWebhook',
    ])
  })

  test.each(asking.map(({ name, args }) => [name, args[0]!.type] as const))(
    '%s is refused to a sign-in that is too old, before anything else is said',
    async (name, type) => {
      const person = await signedInFor(11)
      expect(await world.mutate(person, name, anyOf(type) as object, '__typename')).toMatchObject({
        code: 'STEP_UP',
        message: 'Your sign-in is older than 10 minutes: confirm that it is you.',
      })
    },
  )

  test('is a sign-in, for ten minutes', async () => {
    expect(await act(await signedInFor(9))).toBeUndefined()
    expect(await act(await signedInFor(10))).toBe('STEP_UP')
  })

  test('is not asked of a program with an access token', async () => {
    const person = await signedInFor(60)
    const { headers } = await accessTokenOf(world, person, { scopes: ['WRITE'] })
    const address = await world.serve()
    const query = `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { __typename } }`
    const input = {
      organizationId: await organizationOf(person),
      name: 'Yard',
      url: 'https://example.com/in',
      events: ['ACTION_CREATED'],
    }
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    })
    expect(await response.json()).toMatchObject({ data: { createWebhook: { __typename: 'CreateWebhookSuccess' } } })
  })

  test('that was missing keeps no answer: the same call is made once it is there', async () => {
    const person = await signedInFor(11)
    const key = { idempotencyKey: 'yard' }
    expect(await act(person, key)).toBe('STEP_UP')
    await confirm(person)
    expect(await act(person, key)).toBeUndefined()
    expect(await world.prisma.webhook.count({ where: { createdById: person.id } })).toBe(1)
  })
})

describe('a confirmation', () => {
  test('is proof for ten minutes, for its session alone', async () => {
    const person = await signedInFor(60)
    const { id } = await world.prisma.session.create({
      data: { userId: person.id, createdAt: new Date(0), expiresAt: new Date('2100-01-01') },
    })
    const { until } = await confirm(person)
    expect(new Date(until!).getTime() - clock.now().getTime()).toBe(600_000)
    expect(await act(person)).toBeUndefined()
    expect(await act({ ...person, sessionId: id })).toBe('STEP_UP')
    clock.forward({ minutes: 10 })
    expect(await act(person)).toBe('STEP_UP')
  })

  test('takes the password, and is in the audit log, as a wrong one is', async () => {
    const person = await signedInFor(60)
    expect((await confirm(person, { password: '' })).fields).toEqual([
      { path: 'password', message: 'Enter your password.' },
    ])
    expect((await confirm(person, { password: 'a wrong one' })).fields).toEqual([
      { path: 'password', message: 'This is not the password that you sign in with.' },
    ])
    expect(await act(person)).toBe('STEP_UP')
    await confirm(person)
    expect(new Set(await eventsOf(person, person))).toEqual(
      new Set(['confirmed their identity', 'gave a wrong password']),
    )
  })

  test('takes a code, too, of who has a second factor, and each code once', async () => {
    const person = await account()
    const { setup } = await setUp(person)
    await age(person, 60)
    expect((await confirm(person)).fields).toMatchObject([{ path: 'code' }])
    const code = nextCode(setup)
    expect((await signIn(person, { code })).accessToken).toBeTypeOf('string')
    expect((await confirm(person, { code })).fields).toMatchObject([{ path: 'code' }])
    expect(await act(person)).toBe('STEP_UP')
    expect((await confirm(person, { code: nextCode(setup) })).until).toBeTypeOf('string')
    expect(await act(person)).toBeUndefined()
  })

  test('lets nobody guess at the password', async () => {
    const strict = await World.make({ settings: { SIGN_INS_PER_MINUTE: 2 } })
    const person = await account()
    const codes = []
    for (let n = 0; n < 3; n++) codes.push((await confirm(person, { password: `guess ${n}` }, strict)).code)
    expect(codes).toEqual(['VALIDATION', 'VALIDATION', 'RATE_LIMIT'])
  })
})
