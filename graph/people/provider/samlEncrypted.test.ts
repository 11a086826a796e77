// Assertions that a SAML provider encrypts: with the certificate of an organization, whose key nobody else has.
import { X509Certificate } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { encrypt, type EncryptOptions } from 'xml-encryption'
import { samlWorld } from '../../testing/samlWorld.ts'
import type { Organization, Person } from '../../testing/rows.ts'

const { world, provider, set, go, known, saml, connected, origin } = await samlWorld()

const shown = `query ($id: ID!) { node(id: $id) { ... on Organization { identityProvider {
  isOn saml { isEncrypted } samlSetup { encryptionCertificate } } } } }`

interface Shown {
  isOn: boolean
  saml: { isEncrypted: boolean }
  samlSetup: { encryptionCertificate: string | null }
}

const providerOf = async (admin: Person, { globalId: id }: Organization) =>
  (await world.ask<{ node: { identityProvider: Shown } }>(admin, shown, { id })).node.identityProvider

const metadataOf = async ({ id }: Organization) => (await fetch(`${origin}/saml/${id}/metadata`)).text()

/** An organization whose provider may encrypt, tested with an assertion that is. */
async function encrypting() {
  provider.lies = {}
  const { root, admin } = await connected()
  await set(admin, root, { saml: { ...saml, isEncrypted: true } })
  provider.lies = { encryption: {} }
  expect((await go(root, known(), admin, 'TEST')).code).toBeUndefined()
  await set(admin, root, { isOn: true })
  return { root, admin, certificate: (await providerOf(admin, root)).samlSetup.encryptionCertificate! }
}

afterEach(() => {
  provider.lies = {}
})

describe('a provider that encrypts', () => {
  test('gets a certificate of the organization’s own, and signs a colleague in', async () => {
    const { root, admin, certificate } = await encrypting()
    const { subject, publicKey, ca } = new X509Certificate(certificate)
    expect(subject).toBe(`CN=${origin}/saml/${root.id}`)
    expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(3_072)
    expect(ca).toBe(false)
    expect((await metadataOf(root)).replaceAll(/\s/g, '')).toContain(
      certificate.split('\n').slice(1, -1).join('').replaceAll(/\s/g, ''),
    )
    expect((await go(root, known({ email: ['ada@saml.test'] }))).code).toBeUndefined()
    expect(await providerOf(admin, root)).toMatchObject({ isOn: true, saml: { isEncrypted: true } })
  })

  test.each([
    'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
    'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  ])('may do so by %s', async (data) => {
    const { root } = await encrypting()
    provider.lies = { encryption: { data } }
    expect((await go(root, known())).code).toBeUndefined()
  })

  test('may still leave it', async () => {
    const { root } = await encrypting()
    provider.lies = {}
    expect((await go(root, known())).code).toBeUndefined()
  })

  test('keeps its certificate where other settings change, and has another after it was turned off', async () => {
    const { root, admin, certificate } = await encrypting()
    await set(admin, root, { saml: { ...saml, nameAttribute: 'cn' } })
    expect((await providerOf(admin, root)).samlSetup.encryptionCertificate).toBe(certificate)
    await set(admin, root, { saml: { ...saml, isEncrypted: true } })
    expect((await providerOf(admin, root)).samlSetup.encryptionCertificate).toBe(certificate)
    await set(admin, root, { saml: { ...saml, isEncrypted: false } })
    expect(await providerOf(admin, root)).toMatchObject({ isOn: false, samlSetup: { encryptionCertificate: null } })
    expect(await metadataOf(root)).not.toContain('encryption')
    const { clientSecret } = await world.prisma.identityProvider.findUniqueOrThrow({ where: { rootId: root.id } })
    expect(clientSecret).toBeNull()
    await set(admin, root, { saml: { ...saml, isEncrypted: true } })
    expect((await providerOf(admin, root)).samlSetup.encryptionCertificate).not.toBe(certificate)
  })

  test('shows its key to nobody', async () => {
    const { root } = await encrypting()
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'IdentityProvider' } })
    expect(JSON.stringify(entries)).not.toMatch(/PRIVATE|client_secret/)
  })
})

describe('an encrypted assertion', () => {
  const refusal = async (root: Organization) => {
    const { code, message } = await go(root, known())
    expect(code).toBe('SIGN_IN')
    return message
  }

  /** Encrypts what a provider has signed, for a certificate. */
  const sealed = (certificate: string, options: Partial<EncryptOptions> = {}) => ({
    after: (xml: string) =>
      new Promise<string>((resolve, reject) => {
        const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
        const all = {
          rsa_pub: new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }),
          pem: certificate,
          encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm' as const,
          keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p' as const,
          warnInsecureAlgorithm: false,
          ...options,
        }
        encrypt(assertion, all, (error: Error | null, encrypted) => {
          if (error) return reject(error)
          resolve(xml.replace(assertion, `<saml:EncryptedAssertion>${encrypted}</saml:EncryptedAssertion>`))
        })
      }),
  })

  test('is taken from any library', async () => {
    const { root, certificate } = await encrypting()
    provider.lies = sealed(certificate)
    expect((await go(root, known())).code).toBeUndefined()
  })

  test('that is unsigned, or changed before it was encrypted, is refused', async () => {
    const { root, certificate } = await encrypting()
    provider.lies = { ...sealed(certificate), isUnsigned: true }
    expect(await refusal(root)).toMatch(/Invalid signature/)
    const { after } = sealed(certificate)
    provider.lies = { after: (xml) => after(xml.replace('Ada Berg', 'Eve Berg')) }
    expect(await refusal(root)).toMatch(/Invalid signature/)
  })

  test('by an algorithm that is broken is refused', async () => {
    const { root, certificate } = await encrypting()
    provider.lies = sealed(certificate, { keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' })
    expect(await refusal(root)).toMatch(/could not be decrypted/)
    provider.lies = sealed(certificate, { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' })
    expect(await refusal(root)).toMatch(/could not be decrypted/)
  })

  test('for another organization, or one that was touched, is refused in the same words', async () => {
    const [{ root, certificate }, other] = [await encrypting(), await encrypting()]
    const said: (string | undefined)[] = []
    provider.lies = sealed(other.certificate)
    said.push(await refusal(root))
    const { after } = sealed(certificate, { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc' })
    // The first block and the last of the cipher text.
    const touches = [
      /(<\/e:EncryptedKey>.*?CipherValue>)(.{20})/s,
      /(.)(.{20})(?=<\/xenc:CipherValue>\s*<\/xenc:CipherData>)/s,
    ]
    for (const touch of touches) {
      provider.lies = {
        async after(xml) {
          const whole = await after(xml)
          const touched = whole.replace(touch, (_all, before: string, part: string) => before + 'A'.repeat(part.length))
          expect(touched).not.toBe(whole)
          return touched
        },
      }
      said.push(await refusal(root))
    }
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toMatch(/could not be decrypted/)
  })

  test('beside another one is refused', async () => {
    const { root, certificate } = await encrypting()
    const { after } = sealed(certificate)
    provider.lies = {
      async after(xml) {
        const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
        return (await after(xml)).replace('<saml:EncryptedAssertion>', `${assertion}<saml:EncryptedAssertion>`)
      },
    }
    expect(await refusal(root)).toMatch(/not one assertion/)
  })

  test('to a provider that is not to encrypt is refused, and says so', async () => {
    const { certificate } = await encrypting()
    provider.lies = {}
    const { root } = await connected()
    provider.lies = sealed(certificate)
    expect(await refusal(root)).toMatch(/encrypts its assertions/)
  })
})
