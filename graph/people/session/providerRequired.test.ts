// Who signs in by the provider of their organization alone.
import { describe, expect, test } from 'vitest'
import { requiredProviders } from '../../testing/requiredProvider.ts'
import { tree } from '../../testing/tree.ts'

const {
  account,
  answerOf,
  at,
  clock,
  codeOf,
  demand,
  eventsOf,
  lastMailOf,
  nextCode,
  refresh,
  required,
  signIn,
  signInBy,
  withPasskey,
  withProvider,
  world,
} = await requiredProviders()

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

  test('which is mailed to the other Admins of the organization, and to no one else', async () => {
    const { root, admin, setup } = await required()
    const other = await account(root)
    const hand = await account(root, 'TRANSACTIONAL')
    await signIn(admin, { code: nextCode(setup) })
    const { subject } = await lastMailOf(other)
    expect(subject).toMatch(/ signed in without .*'s own sign-in$/)
    for (const { email } of [hand, admin])
      expect(await world.prisma.mail.count({ where: { subject, to: { has: email } } })).toBe(0)
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
