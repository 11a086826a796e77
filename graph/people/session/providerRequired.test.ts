// Who signs in by the provider of their organization alone.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { passkeys } from '../../testing/passkeys.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import type { MutationResult } from '../../testing/world.ts'

const { account, answerOf, clock, codeOf, eventsOf, nextCode, refresh, setUp, signIn, signInBy, withPasskey, world } =
  await passkeys()

let count = 0

/** An organization whose provider is on, with a domain of its own and an Admin who has an app. */
async function withProvider() {
  const { root } = await tree(world)
  const domain = `fleet-${++count}.test`
  await world.prisma.domain.create({
    data: { rootId: root.id, name: domain, proof: randomUUID(), verifiedAt: world.clock.now() },
  })
  const clientSecret = new Uint8Array([1])
  const provider = { issuer: 'https://login.fleet.test', clientId: 'ops', clientSecret, sealed: false }
  await world.prisma.identityProvider.create({
    data: { rootId: root.id, ...provider, isOn: true, testedAt: world.clock.now() },
  })
  const admin = await at(domain, await account(root))
  const { setup } = await setUp(admin)
  return { root, domain, admin, setup }
}

/** Moves somebody's address to a domain. */
async function at(domain: string, person: Person): Promise<Person> {
  const email = `p${++count}@${domain}`
  await world.prisma.user.update({ where: { id: person.id }, data: { email } })
  return { ...person, email }
}

type Answer = MutationResult & {
  organization?: { identityProvider: { isRequired: boolean; breakGlass: { id: string }[] } }
}

const demand = (as: Person, { globalId }: Organization, breakGlass: Person[], isRequired = true) =>
  world.mutate<Answer>(
    as,
    'setIdentityProvider',
    { organizationId: globalId, isRequired, breakGlassIds: breakGlass.map((one) => one.globalId) },
    'organization { identityProvider { isRequired breakGlass { id } } }',
  )

/** One that requires its provider, and an Admin who is kept for when it fails. */
async function required() {
  const one = await withProvider()
  expect((await demand(one.admin, one.root, [one.admin])).code).toBeUndefined()
  return one
}

const refused = { code: 'PROVIDER_REQUIRED', message: expect.stringMatching(/requires its own sign-in/) }

describe('where the provider is required', () => {
  test('who has an address of a domain of the organization signs in otherwise no more', async () => {
    const { root, domain } = await required()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    expect(await signIn(person)).toMatchObject(refused)
    expect(await signIn(person, { password: 'wrong' })).toMatchObject({ code: 'SIGN_IN' })
  })

  test('nor by a passkey', async () => {
    const { root, domain } = await required()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    const device = await withPasskey(person)
    expect(await signInBy(await answerOf(device))).toMatchObject(refused)
  })

  test('nor who is connected to it, who stays so', async () => {
    const { root } = await required()
    const person = await account(root, 'TRANSACTIONAL')
    expect((await signIn(person)).code).toBeUndefined()
    const identity = { rootId: root.id, issuer: 'https://login.fleet.test', subject: person.id, email: person.email }
    await world.prisma.providerIdentity.create({ data: { ...identity, userId: person.id, startedAt: new Date(0) } })
    expect(await signIn(person)).toMatchObject(refused)
    const left = await world.mutate(person, 'unlinkProviderIdentity', { organizationId: root.globalId }, 'user { id }')
    expect(left).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/stays connected/) })
  })

  test('the REST sign-in answers 401 and says so', async () => {
    const { root, domain } = await required()
    const { email } = await at(domain, await account(root, 'TRANSACTIONAL'))
    const response = await fetch(`${await world.serve()}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'six dry Bearings 40' }),
    })
    expect(response.status).toBe(401)
    expect(await response.text()).toMatch(/requires its own sign-in/)
  })

  test('nobody signs up with such an address', async () => {
    const { domain } = await required()
    const input = { email: `new@${domain}`, name: 'Ada Berg', password: 'six dry Bearings 41' }
    const { fields } = await world.mutate(null, 'signUp', input, 'user { id }')
    expect(fields).toEqual([{ path: 'email', message: refused.message }])
  })

  test('others of the organization sign in as before', async () => {
    const { root } = await required()
    expect((await signIn(await account(root, 'TRANSACTIONAL'))).accessToken).toBeDefined()
  })

  test('who has such an address and belongs elsewhere alone signs in as before', async () => {
    const { domain } = await required()
    expect((await signIn(await at(domain, await account(undefined, 'TRANSACTIONAL')))).accessToken).toBeDefined()
  })

  test('a domain that is not verified binds no one', async () => {
    const { root, domain } = await required()
    await world.prisma.domain.updateMany({ where: { name: domain }, data: { verifiedAt: null } })
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    expect((await signIn(person)).accessToken).toBeDefined()
  })

  test('people sign in otherwise while the provider is off', async () => {
    const { root, domain, admin } = await required()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    await world.mutate(
      admin,
      'setIdentityProvider',
      { organizationId: root.globalId, isOn: false },
      'organization { id }',
    )
    expect((await signIn(person)).accessToken).toBeDefined()
  })
})

test('the audit log has who signed in without it, and who was refused', async () => {
  const { root, domain, admin, setup } = await required()
  const person = await at(domain, await account(root, 'TRANSACTIONAL'))
  await signIn(person)
  await signIn(admin, { code: nextCode(setup) })
  expect(await eventsOf(admin, person)).toEqual(['failed to sign in without the identity provider that is required'])
  expect(await eventsOf(admin, admin)).toContain('signed in without the identity provider that is required')
})

describe('an Admin who is kept for when it fails', () => {
  test('signs in with the second factor', async () => {
    const { admin, setup } = await required()
    expect(await signIn(admin)).toMatchObject({ code: 'SECOND_FACTOR' })
    expect((await signIn(admin, { code: nextCode(setup) })).accessToken).toBeDefined()
  })

  test('and no other Admin does', async () => {
    const { root, domain } = await required()
    expect(await signIn(await at(domain, await account(root)))).toMatchObject(refused)
  })

  test('and every Admin where that one is none any more', async () => {
    const { root, domain, admin } = await required()
    const other = await at(domain, await account(root))
    await world.prisma.membership.updateMany({ where: { userId: admin.id }, data: { accessLevel: 'STRATEGIC' } })
    expect(await signIn(admin)).toMatchObject(refused)
    expect(await signIn(other)).toMatchObject({ code: 'SECOND_FACTOR_SETUP' })
  })
})

test('who belongs to another root organization, too, signs in with a second factor', async () => {
  const { root, domain } = await required()
  const { root: other } = await tree(world)
  const person = await at(domain, await account(root, 'TRANSACTIONAL'))
  await world.join(person, other, 'TRANSACTIONAL')
  const { setup } = await signIn(person)
  const { accessToken } = await signIn(person, { setupToken: setup!.setupToken, code: codeOf(setup!) })
  expect(accessToken).toBeDefined()
})

describe('a session that began otherwise', () => {
  test('ends with its next refresh once the provider is required', async () => {
    const { root, domain, admin } = await withProvider()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    const { refreshToken } = await signIn(person)
    await demand(admin, root, [admin])
    expect(await refresh(refreshToken!)).toMatchObject({ code: 'SIGN_IN', message: refused.message })
    expect((await refresh(refreshToken!)).message).not.toMatch(refused.message as never)
  })

  test('of the provider goes on', async () => {
    const { root, domain, admin } = await withProvider()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    const { refreshToken } = await signIn(person)
    await world.prisma.session.updateMany({ where: { userId: person.id }, data: { providerRootId: root.id } })
    await demand(admin, root, [admin])
    clock.forward({ seconds: 30 })
    expect((await refresh(refreshToken!)).refreshToken).toBeDefined()
  })

  test('of two roots without a second factor ends', async () => {
    const { root, domain, admin } = await withProvider()
    const person = await at(domain, await account(root, 'TRANSACTIONAL'))
    await world.join(person, (await tree(world)).root, 'TRANSACTIONAL')
    const { refreshToken } = await signIn(person)
    await demand(admin, root, [admin])
    expect(await refresh(refreshToken!)).toMatchObject({
      code: 'SIGN_IN',
      message: expect.stringMatching(/second factor/),
    })
  })
})

describe('a provider is required', () => {
  test('of an organization whose Admin says so, and no longer', async () => {
    const { root, admin } = await withProvider()
    const shown = { isRequired: true, breakGlass: [{ id: admin.globalId }] }
    expect((await demand(admin, root, [admin])).organization).toEqual({ identityProvider: shown })
    expect((await demand(admin, root, [], false)).organization).toEqual({
      identityProvider: { isRequired: false, breakGlass: [] },
    })
  })

  test('only once it is on', async () => {
    const { root, admin } = await withProvider()
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: false } })
    expect(await demand(admin, root, [admin])).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Turn the provider on first/),
    })
  })

  test('never without an Admin who could sign in while it fails', async () => {
    const { root, admin } = await withProvider()
    const bare = await account(root)
    const member = await account(root, 'TRANSACTIONAL')
    await setUp(member)
    for (const kept of [[], [bare], [admin, bare], [member]])
      expect((await demand(admin, root, kept)).fields?.[0]?.path).toBe('breakGlassIds')
    const foreign = (await withProvider()).admin
    expect(await demand(admin, root, [admin, foreign])).toMatchObject({ code: 'NOT_FOUND' })
    await withPasskey(bare)
    expect((await demand(admin, root, [bare])).code).toBeUndefined()
  })

  test('of whom one may choose, the Admins see', async () => {
    const { root, admin } = await withProvider()
    await account(root)
    const source = `query ($id: ID!) { organization: node(id: $id) {
      ... on Organization { identityProvider { breakGlassCandidates { id } } } } }`
    expect(await world.ask(admin, source, { id: root.globalId })).toEqual({
      organization: { identityProvider: { breakGlassCandidates: [{ id: admin.globalId }] } },
    })
  })

  test('by nobody else', async () => {
    const { root, admin } = await withProvider()
    const foreign = (await withProvider()).admin
    expect(await demand(foreign, root, [foreign])).toMatchObject({ code: 'NOT_FOUND' })
    const member = await world.user(root, 'STRATEGIC')
    expect(await demand(member, root, [admin])).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('an address leads to the provider of its organization', () => {
  const source = `query ($domain: String) {
    providerSignIn(domain: $domain) { organizationId isRequired } }`
  const of = async (domain: string) =>
    (await world.ask<{ providerSignIn: object | null }>(null, source, { domain })).providerSignIn

  test('by its domain', async () => {
    const { root, domain } = await required()
    expect(await of(domain.toUpperCase())).toEqual({ organizationId: root.globalId, isRequired: true })
    expect(await of(`more.${domain}`)).toBeNull()
  })

  test('once the domain is verified and the provider is on', async () => {
    const { root, domain } = await withProvider()
    expect(await of(domain)).toEqual({ organizationId: root.globalId, isRequired: false })
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: false } })
    expect(await of(domain)).toBeNull()
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: true } })
    await world.prisma.domain.updateMany({ where: { name: domain }, data: { verifiedAt: null } })
    expect(await of(domain)).toBeNull()
  })
})
