// One way to the provider and back. State, nonce and verifier follow from a token that the page keeps which began it:
// nothing is kept of what never comes back, and an answer is good in the tab alone where it was asked for.
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { issuedAt, newTimedToken } from '../../kernel/auth/timedToken.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { isOwnAddress } from '../domain/isOwnAddress.ts'
import { claimsOf, type Claims } from './claims.ts'
import { providerClient } from './client.ts'
import { secretsOf, type Way } from './exchangeSecrets.ts'
import { redirectUrl } from './redirectUrl.ts'
import { samlFinish, samlStart } from './samlExchange.ts'
import { samlOf } from './samlSettings.ts'
import { whyRefused } from './whyRefused.ts'
import * as t from './__generated__/messages.ts'

const goodFor = 10 * minute
/** Of a confirmation the provider is to ask its person anew; how long ago that may be, in seconds. */
const freshFor = 300

export interface Exchanged extends Claims {
  emailIsVerified: boolean
  startedAt: Date
}

interface Back {
  startToken: string
  response: string
}

/** Begins one: answers with what the page keeps and the address that it goes to. */
export async function startExchange(context: Context, kept: IdentityProvider, way: Way) {
  const startToken = newTimedToken(context.now)
  const saml = samlOf(kept)
  if (saml) return { startToken, url: await samlStart(context, { kept, saml, way, startToken }) }
  const secret = secretsOf(context, kept, way, startToken)
  const client = await reached(context, kept)
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUrl(context),
    scope: scopeOf(client, kept),
    state: secret('state'),
    nonce: secret('nonce'),
    code_challenge: await calculatePKCECodeChallenge(secret('verifier')),
    code_challenge_method: 'S256',
    ...(way.purpose === 'CONFIRM' && { prompt: 'login', max_age: '0' }),
  })
  return { startToken, url: url.href }
}

/** Ends one: answers with who the provider says has signed in; throws where that is not to be believed. */
export async function finishExchange(
  context: Context,
  kept: IdentityProvider,
  way: Way,
  { startToken, response }: Back,
): Promise<Exchanged> {
  const startedAt = issuedAt(startToken, context.now, goodFor)
  if (!startedAt) throw new SignInError(t.tookTooLong)
  const saml = samlOf(kept)
  const who = saml
    ? await samlFinish(context, { kept, saml, way, startToken }, response)
    : await openIdFinish(context, kept, way, { startToken, response })
  // Some never say whether an address is verified. One of the organization's own domain is its to give.
  const emailIsVerified = who.emailIsVerified ?? (await isOwnAddress(context, kept.rootId, who.email))
  return { startedAt, ...who, emailIsVerified }
}

async function openIdFinish(context: Context, kept: IdentityProvider, way: Way, { startToken, response }: Back) {
  const secret = secretsOf(context, kept, way, startToken)
  const client = await reached(context, kept)
  const back = new URL(redirectUrl(context))
  back.search = response.slice(0, 8_000)
  try {
    const tokens = await authorizationCodeGrant(client, back, {
      pkceCodeVerifier: secret('verifier'),
      expectedState: secret('state'),
      expectedNonce: secret('nonce'),
      idTokenExpected: true,
      ...(way.purpose === 'CONFIRM' && { maxAge: freshFor }),
    })
    const said = tokens.claims()!
    // Many say in the token who it is, and only when asked what they are called.
    const isWhole = said.email && (kept.groupClaim === null || said[kept.groupClaim] !== undefined)
    const more = isWhole ? {} : await fetchUserInfo(client, tokens.access_token, said.sub)
    return claimsOf({ ...more, ...said }, kept.groupClaim)
  } catch (error) {
    if (error instanceof SignInError) throw error
    context.services.log.warn({ err: error, rootId: kept.rootId }, "An identity provider's answer was refused.")
    throw new SignInError(whyRefused(error))
  }
}

/** Some give groups for a scope of their own, which others refuse. */
function scopeOf(client: Configuration, { groupClaim }: IdentityProvider): string {
  const hasGroups = groupClaim !== null && client.serverMetadata().scopes_supported?.includes('groups')
  return hasGroups ? 'openid email profile groups' : 'openid email profile'
}

async function reached(context: Context, kept: IdentityProvider) {
  try {
    return await providerClient(context, kept)
  } catch (error) {
    context.services.log.warn({ err: error, rootId: kept.rootId }, 'An identity provider could not be reached.')
    throw new SignInError(whyRefused(error))
  }
}
