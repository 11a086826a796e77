// A passkey that is made: what its authenticator is asked, and what is kept of its answer.
import type { Context } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { challengeOf, challengeText, type Challenge } from './challenge.ts'
import { relyingPartyOf } from './relyingParty.ts'
import { originOf, registrationIn } from './response.ts'
import * as m from './__generated__/messages.ts'

interface Person {
  id: string
  email: string
  name: string
}

const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** What `navigator.credentials.create` takes, in JSON. */
export async function setupOptions(context: Context, { id: userId, email, name }: Person, challenge: Challenge) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const kept = await context.db.prisma.passkey.findMany({ where: { userId }, select: { credentialId: true } })
  return generateRegistrationOptions({
    rpName: 'Opsgraph',
    rpID: relyingPartyOf(context.services.settings).id,
    userID: handleOf(userId),
    userName: email,
    userDisplayName: name,
    challenge: challenge.bytes,
    attestationType: 'none',
    excludeCredentials: kept.map(({ credentialId }) => ({ id: Buffer.from(credentialId).toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What is kept of a passkey that was made for a setup of this user; throws where it was not. */
export async function registered(context: Context, userId: string, setupToken: string, response: unknown) {
  const challenge = challengeOf(context, `setup ${userId}`, setupToken)
  if (!challenge) throw invalid('setupToken', m.setupIsOver)
  const given = registrationIn(response)
  const origin = given && originOf(given)
  const party = relyingPartyOf(context.services.settings)
  if (!given || !origin || !party.isOrigin(origin)) throw invalid('response', m.notMadeHere({ host: party.id }))
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: given,
    expectedChallenge: challengeText(challenge),
    expectedOrigin: origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw invalid('response', m.notMadeHere({ host: party.id }))
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: new Uint8Array(Buffer.from(credential.id, 'base64url')),
    publicKey: new Uint8Array(credential.publicKey),
    counter: BigInt(credential.counter),
    isSynced: credentialBackedUp,
  }
}
