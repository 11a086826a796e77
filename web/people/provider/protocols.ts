import * as t from './__generated__/messages.ts'

export type Protocol = 'OPENID' | 'SAML'

export const protocolNames: readonly (readonly [Protocol, string])[] = [
  ['OPENID', t.openIdConnect],
  ['SAML', t.saml2],
]
