// The key by which a SAML provider encrypts its assertions, for Opsgraph alone to read.
import { webcrypto } from 'node:crypto'
import '@abraham/reflection'
import { X509CertificateGenerator } from '@peculiar/x509'
import { day } from '../../kernel/time/milliseconds.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3_072,
  publicExponent: new Uint8Array([1, 0, 1]),
}
const goodFor = 3_650 * day

export interface EncryptionKey {
  /** The private key, as PKCS #8. */
  key: Uint8Array
  /** What the provider encrypts with, as PEM; nobody vouches for it but where it is read. */
  certificate: string
}

/** A new one, with a certificate that names for whom it is. */
export async function newEncryptionKey(entityId: string, now: Date): Promise<EncryptionKey> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: [{ CN: [entityId] }],
      notBefore: now,
      notAfter: new Date(now.getTime() + goodFor),
      signingAlgorithm: algorithm,
      keys,
    },
    webcrypto as Crypto,
  )
  return {
    key: new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: certificate.toString('pem'),
  }
}
