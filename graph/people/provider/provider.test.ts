// How an Admin sets up by which provider people sign in.
import { describe, expect, test } from 'vitest'
import { client } from '../../testing/openIdProvider.ts'
import { shown } from '../../testing/providerSteps.ts'
import { providerSettings, providerWorld } from '../../testing/providerWorld.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const { world, provider, set, start, go, known, complete, connected } = await providerWorld()

describe('a provider', () => {
  test('is set up by an Admin of the root, tested, and then turned on', async () => {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    expect((await set(admin, root, { issuer: provider.issuer })).fields?.map(({ path }) => path)).toEqual([
      'clientIdentifier',
      'clientSecret',
    ])
    expect((await set(admin, root, complete)).organization?.identityProvider).toMatchObject({ isOn: false, version: 1 })
    expect((await set(admin, root, { isOn: true })).code).toBe('CONFLICT')
    expect((await start(null, root)).code).toBe('NOT_FOUND')
    const { subject, email } = known()
    expect(await go(root, subject, admin, 'TEST')).toMatchObject({ email, name: 'Ada Berg', isEmailVerified: true })
    expect((await set(admin, root, { isOn: true })).organization?.identityProvider?.isOn).toBe(true)
    expect((await set(admin, root, { clientSecret: 'another' })).organization?.identityProvider).toMatchObject({
      isOn: false,
      testedAt: null,
    })
  })

  test('is shown to Admins of the root alone, and never its secret', async () => {
    const { root, admin } = await connected()
    const hand = await world.user(root, 'STRATEGIC')
    const { admin: stranger } = await connected()
    const source = `query ($id: ID!) { node(id: $id) { ... on Organization { identityProvider { issuer clientIdentifier isOn redirectUrl signInUrl } } } }`
    const identityProvider = {
      issuer: provider.issuer,
      clientIdentifier: client.id,
      isOn: true,
      redirectUrl: 'https://ops.test/login/organization',
      signInUrl: `https://ops.test/login?organization=${root.id}`,
    }
    expect(await world.ask(admin, source, { id: root.globalId })).toEqual({ node: { identityProvider } })
    expect(await world.ask(hand, source, { id: root.globalId })).toEqual({ node: { identityProvider: null } })
    expect(await world.ask(stranger, source, { id: root.globalId })).toEqual({ node: null })
    expect((await set(hand, root, { isOn: false })).code).toBe('FORBIDDEN')
    expect((await set(stranger, root, { isOn: false })).code).toBe('NOT_FOUND')
    expect((await start(stranger, root, 'TEST')).code).toBe('NOT_FOUND')
    const said = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'IdentityProvider' } })
    expect(said.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'UPDATE'])
    expect(JSON.stringify(said.map(({ after }) => after))).not.toMatch(/secret/)
  })

  test.each([
    ['no address', 'a provider'],
    ['an address with a query', 'https://login.test/?a=b'],
    ['an address with a password', 'https://me:secret@login.test'],
    ['another scheme', 'ftp://login.test'],
  ])('cannot have %s as its issuer', async (_name, issuer) => {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    expect((await set(admin, root, { ...complete, issuer })).fields).toMatchObject([{ path: 'issuer' }])
  })

  test('makes no Admins, and is of a root alone', async () => {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    expect((await set(admin, root, { ...complete, joinsAs: 'ADMIN' })).fields).toMatchObject([{ path: 'joinsAs' }])
    const below = await world.organization({ parent: root })
    expect((await set(admin, below, complete)).code).toBe('CONFLICT')
  })

  test('that cannot be reached or does not know the client says so', async () => {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    await set(admin, root, { ...complete, issuer: 'http://127.0.0.1:9' })
    expect((await start(admin, root, 'TEST')).message).toBe(
      'The provider could not be asked. The server refused the connection.',
    )
    await set(admin, root, { ...complete, clientSecret: 'not this' })
    expect((await go(root, known().subject, admin, 'TEST')).message).toBe(
      'The provider does not take the client ID or the client secret that are set up for it.',
    )
  })

  test('in a private network is none where the operator does not allow it', async () => {
    const strict = await World.make({ settings: { ...providerSettings, IDENTITY_PROVIDER_PRIVATE: 'no' } })
    const { root } = await tree(strict)
    const admin = await strict.user(root, 'ADMIN')
    const given = (issuer: string) =>
      strict.mutate(admin, 'setIdentityProvider', { organizationId: root.globalId, ...complete, issuer }, shown)
    expect((await given(provider.issuer)).fields).toMatchObject([{ path: 'issuer' }])
    expect((await given('https://10.0.0.7')).fields?.[0]?.message).toMatch(/private or reserved network/)
  })

  test('that is removed takes the connections with it', async () => {
    const { root, admin } = await connected('TRANSACTIONAL')
    const { subject } = known()
    await go(root, subject)
    const { organization } = await set(admin, root, {})
    const { version } = organization!.identityProvider!
    const remove = (seen: number) =>
      world.mutate(admin, 'deleteIdentityProvider', { organizationId: root.globalId, version: seen }, shown)
    expect((await remove(version - 1)).code).toBe('VERSION_CONFLICT')
    expect((await remove(version)).code).toBeUndefined()
    expect(await world.prisma.providerIdentity.count({ where: { rootId: root.id } })).toBe(0)
    expect((await start(null, root)).code).toBe('NOT_FOUND')
  })
})
