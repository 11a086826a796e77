// A passkey that is used: it shows who somebody is, and that they have unlocked the device which holds it.
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import { challengeOf, challengeText } from './challenge.ts'
import { relyingPartyOf } from './relyingParty.ts'
import { assertionIn, originOf } from './response.ts'
import * as m from './__generated__/messages.ts'

/** What `navigator.credentials.get` takes, in JSON: any passkey of this host will do. */
export async function getOptions(context: Context, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(context.services.settings).id,
    challenge,
    userVerification: 'required',
  })
}

/** As `takePasskey`, for who is not signed in: tries are counted by where they come from. */
export async function takePasskeyOfAnyone(context: Context, token: string, response: unknown) {
  await context.services.signInLimits.count('passkey', context.client.address)
  return takePasskey(context, token, response)
}

/**
 * Whose passkey has signed the challenge of a token, once; throws a SignInError where none has, or one that was copied:
 * its count goes back. By one conditional update, so that of two with the same answer one is let in.
 */
export async function takePasskey(context: Context, token: string, response: unknown) {
  const { prisma } = context.db
  const given = assertionIn(response)
  const challenge = challengeOf(context, 'use', token)
  const kept =
    given &&
    (await prisma.passkey.findUnique({
      where: { credentialId: new Uint8Array(Buffer.from(given.id, 'base64url')) },
      include: { user: { select: { id: true, legacyId: true, status: true } } },
    }))
  if (!kept || kept.user.status !== 'ACTIVE') throw new SignInError(m.unknownPasskey)
  const fail = async () => {
    await recordSignIn(prisma, context, { event: 'PASSKEY_FAILED', userId: kept.userId })
    return new SignInError(m.passkeyRefused)
  }
  const origin = originOf(given)
  const party = relyingPartyOf(context.services.settings)
  if (!challenge || !origin || !party.isOrigin(origin)) throw await fail()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challengeText(challenge),
    expectedOrigin: origin,
    expectedRPID: party.id,
    credential: { id: given.id, publicKey: kept.publicKey, counter: Number(kept.counter) },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw await fail()
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const { count } = await prisma.passkey.updateMany({
    where: {
      id: kept.id,
      counter: kept.counter,
      OR: [{ challengedAt: null }, { challengedAt: { lt: challenge.issuedAt } }],
    },
    data: {
      counter: BigInt(newCounter),
      isSynced: credentialBackedUp,
      challengedAt: challenge.issuedAt,
      lastUsedAt: context.now,
    },
  })
  if (!count) throw await fail()
  return kept.user
}
