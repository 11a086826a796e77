// How people sign in by a SAML provider, from nothing.
import { expect, test } from 'vitest'
import { samlWorld } from '../../testing/samlWorld.ts'
import { tree } from '../../testing/tree.ts'

const { world, provider, set, start, finish, go, known, saml, connected, origin } = await samlWorld()

const shown = `query ($id: ID!) { node(id: $id) { ... on Organization { identityProvider {
  issuer clientIdentifier isOn saml { entityIdentifier signInUrl emailAttribute certificates { subject fingerprint expiresAt } }
  samlSetup { entityIdentifier replyUrl metadataUrl } } } } }`

test('a provider is set up, tested, turned on, and signs a colleague in', async () => {
  const { root } = await tree(world)
  const admin = await world.user(root, 'ADMIN')
  const entityIdentifier = `${origin}/saml/${root.id}`
  const samlSetup = {
    entityIdentifier,
    replyUrl: `${entityIdentifier}/acs`,
    metadataUrl: `${entityIdentifier}/metadata`,
  }
  expect(await world.ask(admin, shown, { id: root.globalId })).toMatchObject({
    node: { identityProvider: { issuer: null, saml: null, samlSetup } },
  })
  expect((await set(admin, root, { saml, joinsAs: 'TACTICAL' })).code).toBeUndefined()
  expect((await set(admin, root, { isOn: true })).message).toMatch(/Test the provider first/)
  expect(await go(root, known({ email: ['Ada@saml.test'] }), admin, 'TEST')).toMatchObject({
    name: 'Ada Berg',
    email: 'ada@saml.test',
    isEmailVerified: false,
    providerGroups: null,
  })
  expect((await set(admin, root, { isOn: true })).organization?.identityProvider?.isOn).toBe(true)
  expect(await world.ask(admin, shown, { id: root.globalId })).toMatchObject({
    node: {
      identityProvider: {
        issuer: provider.entityId,
        clientIdentifier: null,
        isOn: true,
        saml: {
          entityIdentifier: provider.entityId,
          emailAttribute: null,
          certificates: [{ subject: 'CN=one.login.test', expiresAt: '2100-01-01T00:00:00.000Z' }],
        },
      },
    },
  })
  const nameId = known()
  const first = await go(root, nameId)
  expect(first.user?.email).toBe(nameId)
  world.clock.forward({ seconds: 1 })
  expect((await go(root, nameId)).user?.id).toBe(first.user?.id)
  const { memberships } = await world.prisma.user.findUniqueOrThrow({
    where: { email: nameId },
    include: { memberships: true },
  })
  expect(memberships).toMatchObject([{ organizationId: root.id, accessLevel: 'TACTICAL' }])
})

test('an address is verified by a domain of the organization alone', async () => {
  const { root, domain } = await connected()
  const [own, other] = [await world.user(root), await world.user(root)]
  const email = `${own.id}@${domain}`
  await world.prisma.user.update({ where: { id: own.id }, data: { email } })
  expect((await go(root, known({ email: [email] }))).user?.email).toBe(email)
  expect((await go(root, known({ email: [other.email] }))).message).toMatch(/connect it to .* in My profile/)
  expect(await world.prisma.providerIdentity.count({ where: { userId: other.id } })).toBe(0)
  const nameId = known()
  expect((await go(root, nameId, other, 'LINK')).code).toBeUndefined()
  world.clock.forward({ seconds: 1 })
  expect((await go(root, nameId)).user?.email).toBe(other.email)
})

test('a confirmation asks the provider for a new sign-in', async () => {
  const { root } = await connected()
  const person = await world.user(root)
  const nameId = known()
  await go(root, nameId, person, 'LINK')
  expect(provider.asked?.isForced).toBe(false)
  world.clock.forward({ minutes: 1 })
  expect((await go(root, known(), person, 'CONFIRM')).message).toMatch(/another person/)
  provider.lies = { before: (xml) => xml.replace(/AuthnInstant="[^"]*"/, 'AuthnInstant="2020-01-01T00:00:00.000Z"') }
  expect((await go(root, nameId, person, 'CONFIRM')).message).toMatch(/did not ask you to sign in again/)
  provider.lies = {}
  expect((await go(root, nameId, person, 'CONFIRM')).code).toBeUndefined()
  expect(provider.asked?.isForced).toBe(true)
})

test('rules place people by the groups of an attribute', async () => {
  const { root, admin } = await connected(null)
  const { organization } = await set(admin, root, {})
  const rule = { providerGroup: 'drivers', organizationId: root.globalId, accessLevel: 'SUPERVISION' }
  const rules = { organizationId: root.globalId, version: organization!.identityProvider!.version, groupClaim: 'team' }
  await world.mutate(admin, 'setProviderRules', { ...rules, rules: [rule] }, 'organization { id }')
  const nameId = known({ team: ['cooks', 'drivers'] })
  expect((await go(root, nameId)).user?.email).toBe(nameId)
  expect(await world.prisma.membership.findMany({ where: { user: { email: nameId } } })).toMatchObject([
    { organizationId: root.id, accessLevel: 'SUPERVISION' },
  ])
  provider.people.set(nameId, { team: [] })
  world.clock.forward({ seconds: 1 })
  expect((await go(root, nameId)).message).toMatch(/does not belong to/)
  expect((await go(root, known())).message).toMatch(/no account/)
})

test('who does not sign in there is not signed in here', async () => {
  const { root } = await connected()
  expect((await go(root, null)).message).toMatch(/may not sign in here/)
})

test('a change of its settings turns it off until it is tested again', async () => {
  const { root, admin } = await connected()
  const changed = (input: object) => set(admin, root, { saml: { ...saml, ...input } })
  expect((await set(admin, root, { saml })).organization?.identityProvider?.isOn).toBe(true)
  expect((await changed({ emailAttribute: 'mail' })).organization?.identityProvider).toMatchObject({
    isOn: false,
    testedAt: null,
  })
  expect((await start(null, root)).code).toBe('NOT_FOUND')
  provider.people.set('anna', { mail: ['anna@saml.test'], email: ['other@saml.test'] })
  expect((await go(root, 'anna', admin, 'TEST')).email).toBe('anna@saml.test')
})

test('a change between SAML and OpenID Connect takes the connections with it', async () => {
  const { root, admin } = await connected()
  await go(root, known())
  const openId = { issuer: provider.entityId, clientIdentifier: 'ops', clientSecret: 'sesame' }
  expect((await set(admin, root, { saml, ...openId })).fields).toMatchObject([{ path: 'saml' }])
  const { issuer } = openId
  expect((await set(admin, root, { issuer })).fields?.map(({ path }) => path)).toEqual([
    'clientIdentifier',
    'clientSecret',
  ])
  expect(await world.prisma.providerIdentity.count({ where: { rootId: root.id } })).toBe(1)
  expect((await set(admin, root, openId)).organization?.identityProvider?.isOn).toBe(false)
  expect(await world.prisma.providerIdentity.count({ where: { rootId: root.id } })).toBe(0)
  await set(admin, root, { saml })
  const kept = await world.prisma.identityProvider.findUniqueOrThrow({ where: { rootId: root.id } })
  expect(kept).toMatchObject({ clientId: null, clientSecret: null, sealed: false })
})

test('a response is good once, in the page that began, for five minutes', async () => {
  const { root } = await connected()
  const [one, two] = [await start(null, root), await start(null, root)]
  const response = await provider.visit(one.url!, known())
  const end = (token: string, said: string) => finish(null, root, 'SIGN_IN', token, said)
  expect((await end(two.startToken!, response)).message).toMatch(/another sign-in than this page began/)
  expect((await end(one.startToken!, response)).message).toMatch(/was used already/)
  const late = await start(null, root)
  const said = await provider.visit(late.url!, known())
  world.clock.forward({ minutes: 6 })
  expect((await end(late.startToken!, said)).message).toMatch(/was used already or is too old/)
})
