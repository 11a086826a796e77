// What a SAML provider that lies, or somebody in between, can send: none of it signs anybody in.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Lies } from '../../testing/samlProvider.ts'
import { emailFormat } from '../../testing/samlResponseXml.ts'
import { samlWorld } from '../../testing/samlWorld.ts'

const { world, provider, start, finish, go, known, connected } = await samlWorld()
const { root, domain } = await connected()
const victim = `victim@${domain}`

afterEach(() => {
  provider.lies = {}
})

/** Signs somebody in by a provider that lies; answers with why that is refused. */
async function refused(lies: Lies, nameId = known()): Promise<string> {
  provider.lies = lies
  const { code, message = '' } = await go(root, nameId)
  expect(code, message).toBe('SIGN_IN')
  expect(await world.prisma.user.count({ where: { email: { in: [victim, nameId] } } })).toBe(0)
  expect(await world.prisma.providerIdentity.count({ where: { rootId: root.id } })).toBe(0)
  expect(await world.prisma.samlResponse.count({ where: { rootId: root.id } })).toBe(0)
  return message
}

test.each<[string, Lies, RegExp]>([
  ['unsigned', { isUnsigned: true }, /not to be trusted: Invalid signature/],
  ['signed by another key', { hasOtherKey: true }, /not to be trusted: Invalid signature/],
  ['signed with SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }, /Let it sign with SHA-256/],
  ['changed after it was signed', { after: (xml) => xml.replace('Ada Berg', 'Eve Berg') }, /Invalid signature/],
  ['for another audience', { said: { audience: 'https://other.test' } }, /audience mismatch/],
  ['for another recipient', { said: { recipient: 'https://other.test/acs' } }, /Its recipient is/],
  ['for another destination', { said: { destination: 'https://other.test/acs' } }, /Its destination is/],
  ['to another request', { said: { requestId: '_other' } }, /another sign-in than this page began/],
  ['to no request', { before: (xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, '') }, /another sign-in/],
  ['of another issuer', { said: { issuer: 'https://other.test' } }, /from https:\/\/other.test, which is not/],
  ['that has expired', { said: { minutesAhead: -20 } }, /clocks of the provider and of this server differ/],
  ['that is not good yet', { said: { minutesAhead: 20 } }, /clocks of the provider/],
  ['of a clock five minutes ahead', { said: { minutesAhead: 5 } }, /clocks of the provider/],
  ['of a clock five minutes behind', { said: { minutesAhead: -5, minutesGood: 3 } }, /clocks of the provider/],
  [
    'with a transient name',
    { said: { format: emailFormat.replace('1.1:nameid-format:emailAddress', '2.0:nameid-format:transient') } },
    /transient name ID/,
  ],
  ['without a name', { before: (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/, '') }, /by a name ID/],
  ['without an end', { before: (xml) => xml.replaceAll(/ NotOnOrAfter="[^"]*"/g, '') }, /not to be trusted/],
  ['without conditions', { before: (xml) => xml.replace(/<saml:Conditions.*Conditions>/, '') }, /not to be trusted/],
  [
    'with a condition that is not known',
    { before: (xml) => xml.replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>') },
    /not to be trusted/,
  ],
  [
    'of another version',
    { before: (xml) => xml.replaceAll(/(<saml:Assertion.*?) Version="2.0"/g, '$1 Version="1.1"') },
    /not to be trusted/,
  ],
  ['that is no XML', { after: () => '<samlp:Response' }, /It is no XML/],
  ['that is loose XML', { after: (xml) => xml.replace(/Version="2.0"/, 'Version=2.0') }, /It is no XML/],
  [
    'with an encrypted assertion',
    { after: (xml) => xml.replaceAll('saml:Assertion', 'saml:EncryptedAssertion') },
    /encrypts its assertions/,
  ],
  [
    'with entities of a file',
    { after: (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('Ada Berg', '&x;')}` },
    /It has a document type/,
  ],
  [
    'with entities that grow',
    { after: (xml) => `<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${xml.replace('Ada Berg', '&b;')}` },
    /It has a document type/,
  ],
  [
    'with a relay state that is an address',
    { relayState: 'https://other.test/' },
    /another sign-in than this page began/,
  ],
])('a response %s signs nobody in', async (_name, lies, why) => {
  expect(await refused(lies)).toMatch(why)
})

test('a clock that is half a minute off is none that differs', async () => {
  const nameId = known()
  provider.lies = { said: { minutesAhead: 0.5 } }
  expect((await go(root, nameId)).user?.email).toBe(nameId)
  await world.prisma.providerIdentity.deleteMany({ where: { rootId: root.id } })
})

describe('a signature that was moved', () => {
  /** Wraps the signed assertion of somebody in a response that says who somebody else is. */
  const wrapped = (make: (original: string, evil: string, signature: string) => string, extend = '') => ({
    after(xml: string) {
      const [original] = /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)!
      const [signature] = /<ds:Signature.*<\/ds:Signature>/s.exec(original)!
      const evil = original
        .replace(signature, '')
        .replace(/ID="[^"]*"/, 'ID="_evil"')
        .replace(/(<saml:NameID[^>]*>)[^<]*/, `$1${victim}`)
      const extended = extend.replace('{}', original)
      return xml
        .replace('<samlp:Status>', `${extended}<samlp:Status>`)
        .replace(original, make(original, evil, signature))
    },
  })
  const into = (assertion: string, place: string, inner: string) => assertion.replace(place, `${inner}${place}`)

  test.each<[string, Lies]>([
    ['behind another assertion', wrapped((original, evil) => evil + original)],
    ['before another assertion', wrapped((original, evil) => original + evil)],
    ['into an extension', wrapped((_original, evil) => evil, '<samlp:Extensions>{}</samlp:Extensions>')],
    [
      'into the object of another signature',
      wrapped((original, evil, signature) =>
        into(evil, '<saml:Subject>', into(signature, '</ds:Signature>', `<ds:Object>${original}</ds:Object>`)),
      ),
    ],
    [
      'into the advice of another assertion',
      wrapped((original, evil) => into(evil, '<saml:AuthnStatement', `<saml:Advice>${original}</saml:Advice>`)),
    ],
    [
      'to another assertion of the same ID',
      wrapped(
        (original, evil, signature) =>
          into(evil, '<saml:Subject>', signature).replace('_evil', /ID="([^"]*)"/.exec(original)![1]!),
        '<samlp:Extensions>{}</samlp:Extensions>',
      ),
    ],
    ['to another assertion', wrapped((_original, evil, signature) => into(evil, '<saml:Subject>', signature))],
    [
      'to another assertion in a response of its name',
      wrapped((original, evil, signature) =>
        into(evil, '<saml:Subject>', signature).replace('_evil', /ID="([^"]*)"/.exec(original)![1]!),
      ),
    ],
  ])('%s signs nobody in', async (_name, lies) => {
    expect(await refused(lies)).toMatch(/not to be trusted/)
  })
})

test('a comment within a name or an address cuts nothing off', async () => {
  const own = `person-${randomUUID()}@${domain}.other.test`
  provider.people.set(own, { email: [own] })
  provider.lies = { after: (xml) => xml.replaceAll('.other.test<', '<!-- -->.other.test<') }
  expect((await go(root, own)).user?.email).toBe(own)
  expect(await world.prisma.providerIdentity.findMany({ where: { rootId: root.id } })).toMatchObject([
    { subject: own, email: own },
  ])
  await world.prisma.providerIdentity.deleteMany({ where: { rootId: root.id } })
})

test('a provider signs in nobody of another organization', async () => {
  const other = await connected()
  const person = await world.user(other.root, 'ADMIN')
  const { message } = await go(root, known({ email: [person.email] }))
  expect(message).toMatch(/does not belong to/)
  const [here, there] = [await start(null, root), await start(null, other.root)]
  const elsewhere = await provider.visit(there.url!, known())
  const end = (token: string) => finish(null, root, 'SIGN_IN', token, elsewhere)
  // It waits at the other organization alone.
  expect((await end(here.startToken!)).message).toMatch(/was used already/)
  expect((await end(there.startToken!)).message).toMatch(/was used already/)
})
