// Which authorities a syslog receiver's certificate may be from, where that is not a public one.
import { X509Certificate } from 'node:crypto'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const mostCharacters = 20_000
const certificates = /-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]+-----END CERTIFICATE-----/g

function parsed(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

/** Certificates as they are kept, or why they are not taken. */
export function checkedAuthorities(given: string, now: Date): { pem: string } | { problem: Text } {
  const found = given.length > mostCharacters ? [] : (given.match(certificates) ?? []).map(parsed)
  // Nothing but certificates: what is pasted beside them may be a key.
  if (!found.length || given.replaceAll(certificates, '').trim()) return { problem: t.noCertificate }
  const pems: string[] = []
  for (const certificate of found) {
    if (!certificate) return { problem: t.noCertificate }
    if (new Date(certificate.validTo) <= now) return { problem: t.certificateExpired({ at: certificate.validTo }) }
    pems.push(certificate.toString())
  }
  return { pem: pems.join('') }
}
