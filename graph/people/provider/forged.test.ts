// What a provider that lies, or somebody in between, can send: none of it signs anybody in.
import { expect, test } from 'vitest'
import { Forger, strangersKey } from '../../testing/forger.ts'
import { providerSteps } from '../../testing/providerSteps.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make({ settings: { PUBLIC_URL: 'https://ops.test', IDENTITY_PROVIDER_PRIVATE: 'yes' } })
const { set, start, finish } = providerSteps(world)
const now = () => Math.floor(Date.now() / 1000)

/** An organization that a forger serves, who has been honest until now. */
async function served() {
  const forger = await Forger.open()
  const { root } = await tree(world)
  const admin = await world.user(root, 'ADMIN')
  await set(admin, root, {
    issuer: forger.issuer,
    clientIdentifier: 'opsgraph',
    clientSecret: 'secret',
    joinsAs: 'TACTICAL',
  })
  const email = `${root.id}@provider.test`
  forger.claims = { email, name: 'Ada' }
  const test = await start(admin, root, 'TEST')
  expect((await finish(admin, root, 'TEST', test.startToken!, forger.response(test.url!))).code).toBeUndefined()
  await set(admin, root, { isOn: true })
  async function signIn(more: Record<string, string> = {}) {
    const { url, startToken } = await start(null, root)
    return finish(null, root, 'SIGN_IN', startToken!, forger.response(url!, more))
  }
  return { forger, root, admin, email, signIn, count: () => world.prisma.user.count({ where: { email } }) }
}

test.each([
  ['for another audience', { aud: 'another' }],
  ['for another audience, too, that it was made for', { aud: ['opsgraph', 'another'], azp: 'another' }],
  ['of another issuer', { iss: 'https://login.test' }],
  ['with another nonce', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['that has expired', { exp: now() - 120, iat: now() - 200 }],
  ['without an end', { exp: undefined }],
  ['without a subject', { sub: undefined }],
  ['that is not good yet', { nbf: now() + 300 }],
])('a token %s signs nobody in', async (_name, claims) => {
  const { forger, signIn, count } = await served()
  Object.assign(forger.claims, claims)
  expect((await signIn()).code).toBe('SIGN_IN')
  expect(await count()).toBe(0)
})

test.each([
  ['unsigned', { alg: 'none' }],
  ['signed with a key of somebody else', { key: strangersKey() }],
  ['signed with a key that is not named', { kid: 'two' }],
  ['said to be signed by a shared secret', { alg: 'HS256' }],
])('a token that is %s signs nobody in', async (_name, signing) => {
  const { forger, signIn, count } = await served()
  forger.signing = signing
  expect((await signIn()).message).toMatch(/not to be trusted/)
  expect(await count()).toBe(0)
})

test('a clock that is five minutes off is said to be', async () => {
  const { forger, signIn } = await served()
  Object.assign(forger.claims, { nbf: now() + 300 })
  expect((await signIn()).message).toMatch(/clocks .* differ/)
  Object.assign(forger.claims, { nbf: now() + 20 })
  expect((await signIn()).code).toBeUndefined()
})

test.each([
  ['another issuer, as where providers are mixed up', { iss: 'https://login.test' }],
  ['another state', { state: 'another' }],
])('an answer that names %s signs nobody in', async (_name, more) => {
  const { signIn, count } = await served()
  expect((await signIn(more)).message).toMatch(/not to be trusted/)
  expect(await count()).toBe(0)
})

test('user info of somebody else signs nobody in', async () => {
  const { forger, email, signIn, count } = await served()
  forger.claims = {}
  forger.userInfo = { sub: 'another', email, email_verified: true }
  expect((await signIn()).code).toBe('SIGN_IN')
  expect(await count()).toBe(0)
  forger.userInfo = { sub: 'forged', email, email_verified: true }
  expect((await signIn()).code).toBeUndefined()
})

test('a provider that describes itself as another is not asked', async () => {
  const { forger, admin, root } = await served()
  forger.metadata = { issuer: 'https://login.test' }
  await set(admin, root, { clientSecret: 'anew' })
  expect((await start(admin, root, 'TEST')).message).toMatch(/not to be trusted/)
})

test('the provider of one organization signs in nobody of another, whatever it says', async () => {
  const { root: elsewhere } = await tree(world)
  const victim = await world.user(elsewhere, 'ADMIN')
  const { forger, signIn } = await served()
  Object.assign(forger.claims, { email: victim.email, email_verified: true })
  expect((await signIn()).message).toMatch(/does not belong to/)
  expect(await world.prisma.providerIdentity.count({ where: { userId: victim.id } })).toBe(0)
})

test('a verified address is one only where the provider says true', async () => {
  const { forger, root, signIn } = await served()
  const person = await world.user(root)
  for (const email_verified of ['yes', 1, {}, null]) {
    forger.claims = { email: person.email, email_verified }
    expect((await signIn()).message).toMatch(/connect it to/)
  }
})
