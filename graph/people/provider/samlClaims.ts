// Who a SAML assertion says that somebody is, by the names that providers give to the same things.
import { email as address } from '../../kernel/validation.ts'
import { claimsOf, type Claims } from './claims.ts'
import type { Asserted } from './samlAssertion.ts'
import type { SamlSettings } from './samlSettings.ts'

const xmlsoap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/'

const usual = {
  email: ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${xmlsoap}emailaddress`],
  name: [
    'displayName',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
  givenName: ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${xmlsoap}givenname`],
  familyName: ['surname', 'lastName', 'sn', 'urn:oid:2.5.4.4', `${xmlsoap}surname`],
  // Of Entra ID it is the sign-in name.
  lastName: ['name', 'cn', 'urn:oid:2.5.4.3', `${xmlsoap}name`],
}

/** Throws where the assertion lacks what an account needs. */
export function samlClaims(
  { nameId, attributes }: Asserted,
  { emailAttribute, nameAttribute }: SamlSettings,
  groupAttribute: string | null,
): Claims {
  const first = (names: readonly string[]) => names.flatMap((name) => attributes.get(name) ?? [])[0]
  const given = first(usual.givenName)
  const family = first(usual.familyName)
  const whole = [given, family].filter(Boolean).join(' ')
  const name = nameAttribute ? first([nameAttribute]) : (first(usual.name) ?? (whole || first(usual.lastName)))
  const email = emailAttribute
    ? first([emailAttribute])
    : (first(usual.email) ?? (address.safeParse(nameId).success ? nameId : undefined))
  const groups = groupAttribute === null ? undefined : attributes.get(groupAttribute)
  // Nothing is said of whether an address is verified: it is where it is of a domain of the organization.
  return claimsOf({ sub: nameId, email, name, groups }, 'groups')
}
