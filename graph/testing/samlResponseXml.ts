// What a SAML provider says, before it is signed.
import { randomUUID } from 'node:crypto'
import { minute } from '../kernel/time/milliseconds.ts'

export interface Said {
  issuer: string
  replyUrl: string
  audience: string
  requestId: string
  /** Null where nobody has signed in. */
  nameId: string | null
  attributes: Record<string, string[]>
  format?: string
  /** Other than where it is posted to. */
  recipient?: string
  destination?: string
  /** By how many minutes its clock is ahead. */
  minutesAhead?: number
  /** For how many minutes an assertion is good. */
  minutesGood?: number
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A text that is XML of its own, such as one with a comment. */
const asIs = (text: string) => (text.includes('<!--') ? text : escaped(text))

export const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

export function responseXml(said: Said): string {
  const { issuer, replyUrl, audience, requestId, nameId, attributes, format = emailFormat } = said
  const now = Date.now() + (said.minutesAhead ?? 0) * minute
  const at = (minutes: number) => new Date(now + minutes * minute).toISOString()
  const begin = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${said.destination ?? replyUrl}" InResponseTo="${requestId}"><saml:Issuer>${issuer}</saml:Issuer>`
  const status = (inner: string) => `<samlp:Status>${inner}</samlp:Status>`
  const code = (name: string, inner = '') =>
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${name}">${inner}</samlp:StatusCode>`
  if (nameId === null) return `${begin}${status(code('Responder', code('AuthnFailed')))}</samlp:Response>`
  const stated = Object.entries(attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values
        .map((value) => `<saml:AttributeValue>${asIs(value)}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  )
  const end = at(said.minutesGood ?? 5)
  return `${begin}${status(code('Success'))}<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${asIs(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${said.recipient ?? replyUrl}" InResponseTo="${requestId}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(0)}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${stated.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
}
