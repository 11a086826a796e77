// With which certificates a SAML provider may sign.
import { X509Certificate } from 'node:crypto'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const mostCharacters = 20_000
const leastBits = 2_048

/** A certificate as PEM or as base64 alone; undefined where it is none. */
function parsed(given: string): X509Certificate | undefined {
  if (given.length > mostCharacters) return undefined
  try {
    return new X509Certificate(given.includes('-----BEGIN') ? given : Buffer.from(given, 'base64'))
  } catch {
    return undefined
  }
}

/** A certificate as it is kept, or why it is not taken. */
export function checkedCertificate(given: string, now: Date): { pem: string } | { problem: Text } {
  const certificate = parsed(given.trim())
  if (!certificate) return { problem: t.noCertificate }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < leastBits)
    return { problem: t.weakCertificate({ bits: String(leastBits) }) }
  if (new Date(certificate.validTo) <= now) return { problem: t.certificateExpired({ at: certificate.validTo }) }
  return { pem: certificate.toString() }
}
