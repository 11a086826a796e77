// The way to a provider that speaks SAML and back. The request is named by what follows from the token that the page
// keeps, and so is the state that comes along: nothing is kept of what never comes back.
import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml'
import { z } from 'zod'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Claims } from './claims.ts'
import { keptSecretOf } from './keptSecretOf.ts'
import { secretsOf, type Way } from './exchangeSecrets.ts'
import { samlAddresses } from './samlAddresses.ts'
import { assertedIn, tolerance } from './samlAssertion.ts'
import { samlClaims } from './samlClaims.ts'
import { decryptedResponse } from './samlDecrypted.ts'
import { checkMessage, untrusted } from './samlMessage.ts'
import { takeResponse } from './samlResponses.ts'
import type { SamlSettings } from './samlSettings.ts'
import * as t from './__generated__/messages.ts'

interface Begun {
  kept: IdentityProvider
  saml: SamlSettings
  way: Way
  startToken: string
}

/** The one request that a response may be to. */
const onlyRequest = (id: string): CacheProvider => ({
  saveAsync: () => Promise.resolve(null),
  getAsync: (key) => Promise.resolve(key === id ? new Date().toISOString() : null),
  removeAsync: () => Promise.resolve(null),
})

function clientOf(context: Context, { kept, saml, way, startToken }: Begun) {
  const secret = secretsOf(context, kept, way, startToken)
  // An id in XML begins with no digit.
  const requestId = `_${secret('request')}`
  const { entityId, replyUrl } = samlAddresses(context, kept.rootId)
  const client = new SAML({
    issuer: entityId,
    callbackUrl: replyUrl,
    audience: entityId,
    entryPoint: saml.signInUrl,
    idpCert: saml.certificates,
    // Whatever the provider asks for is good enough, and so is whatever it knows its people by, but for transient.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: way.purpose === 'CONFIRM',
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: tolerance,
  })
  return { client, relayState: secret('relay'), expected: { requestId, replyUrl, issuer: kept.issuer } }
}

/** The address to go to. */
export async function samlStart(context: Context, begun: Begun): Promise<string> {
  const { client, relayState } = clientOf(context, begun)
  return client.getAuthorizeUrlAsync(relayState, undefined, {})
}

function whyInvalid(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  const reason = error instanceof Error ? error.message : String(error)
  // Of a confirmation the client looks at the time alone.
  if (/not yet valid|expired|No valid subject confirmation/.test(reason)) return new SignInError(t.clocksDiffer)
  return untrusted(reason)
}

/** Who came back by what the page says; throws where that is not to be believed. */
export async function samlFinish(context: Context, begun: Begun, response: string): Promise<Claims> {
  const { kept, saml, way } = begun
  const { client, relayState, expected } = clientOf(context, begun)
  const { data: id } = z.uuid().safeParse(new URLSearchParams(response).get('saml'))
  const posted = id && (await takeResponse(context.db.prisma, kept.rootId, id, context.now))
  if (!posted) throw new SignInError(t.codeIsSpent)
  try {
    if (posted.relayState !== relayState) throw new SignInError(t.otherRequest)
    const opened = await decryptedResponse(posted.response, keptSecretOf(context, kept))
    checkMessage(opened, expected)
    const { profile } = await client.validatePostResponseAsync({ SAMLResponse: opened })
    const asserted = assertedIn(profile?.getAssertion?.(), way.purpose === 'CONFIRM', expected)
    return samlClaims(asserted, saml, kept.groupClaim)
  } catch (error) {
    context.services.log.warn({ err: error, rootId: kept.rootId }, "An identity provider's response was refused.")
    throw whyInvalid(error)
  }
}
