// Sign-ins and what is like them, in the audit log of each organization that their person belongs to now, and in the
// process's log. Neither holds what was typed: a password may stand in the field of an email.
import type { Client, Services } from '../context.ts'
import type { Text } from '../messages/text.ts'
import type { Transaction } from '../mutation.ts'
import * as t from './__generated__/messages.ts'

/** What happened, in words of who did it, and how the process's log says it. */
export const signInEvents = {
  SIGNED_IN: [t.signedIn, 'Signed in.'],
  SIGNED_IN_BY_PASSKEY: [t.signedInByPasskey, 'Signed in by a passkey.'],
  SIGNED_IN_BY_PROVIDER: [t.signedInByProvider, 'Signed in by an identity provider.'],
  SIGNED_IN_WITHOUT_PROVIDER: [t.signedInWithoutProvider, 'Signed in without an identity provider that is required.'],
  SIGN_IN_FAILED: [t.signInFailed, 'A sign-in failed.'],
  PROVIDER_SIGN_IN_FAILED: [t.providerSignInFailed, 'A sign-in by an identity provider was refused.'],
  WITHOUT_PROVIDER_FAILED: [t.withoutProviderFailed, 'A sign-in without an identity provider was refused.'],
  RESET_REQUESTED: [t.resetRequested, 'A link for a new password was requested.'],
  PASSWORD_FAILED: [t.passwordFailed, 'A password that was asked for again was wrong.'],
  SESSION_ENDED: [t.sessionEnded, 'Signed out of a session.'],
  SIGNED_OUT: [t.signedOut, 'Signed out everywhere else.'],
  TOKEN_USED: [t.tokenUsed, 'An access token was used.'],
  TOKEN_REFUSED: [t.tokenRefused, 'An access token was refused by the policy of an organization.'],
  SECOND_FACTOR_FAILED: [t.secondFactorFailed, 'The code of a second factor was wrong.'],
  FACTOR_ADDED: [t.factorAdded, 'A second factor was set up.'],
  FACTOR_REMOVED: [t.factorRemoved, 'A second factor was removed by its owner.'],
  FACTOR_RESET: [t.factorReset, 'A second factor was removed by an Admin.'],
  RECOVERY_CODES_CREATED: [t.recoveryCodesCreated, 'New recovery codes were made.'],
  RECOVERY_CODE_USED: [t.recoveryCodeUsed, 'A recovery code was used.'],
  PASSKEY_ADDED: [t.passkeyAdded, 'A passkey was added.'],
  PASSKEY_REMOVED: [t.passkeyRemoved, 'A passkey was deleted by its owner.'],
  PASSKEY_FAILED: [t.passkeyFailed, 'A passkey was refused.'],
  IDENTITY_LINKED: [t.identityLinked, 'An account was connected to an identity provider.'],
  IDENTITY_REMOVED: [t.identityRemoved, 'An account was disconnected from an identity provider.'],
  CONFIRMED: [t.confirmed, 'A person confirmed that it is them.'],
} as const satisfies Record<string, readonly [does: Text, logged: string]>

/** Where whose doing it was is not known. */
const byAnyone = new Set(['SIGN_IN_FAILED', 'PROVIDER_SIGN_IN_FAILED', 'RESET_REQUESTED'])

export interface SignIn {
  event: keyof typeof signInEvents
  /** Whose account it is; undefined where a failure is of none. */
  userId: string | undefined
  tokenId?: string
  /** Who did it to the account, where that is not its owner; null of an operator. */
  byId?: string | null
}

type By = { services: Pick<Services, 'log'>; client: Client; now: Date }

/** Records it by one statement, of one line each place; the use of a token from an address once an hour. */
export async function recordSignIn(
  db: Pick<Transaction, '$executeRaw'>,
  { services: { log }, client, now }: By,
  { event, userId, tokenId, byId }: SignIn,
): Promise<void> {
  const { requestId, address, userAgent } = client
  log[event.endsWith('_FAILED') ? 'warn' : 'info'](
    { event, userId, tokenId, byId, address, requestId },
    signInEvents[event][1],
  )
  // Sent for no account, too, so that one that is there costs no more.
  const person = userId ?? null
  const token = tokenId ?? null
  const actor = byAnyone.has(event) ? null : byId === undefined ? person : byId
  const after = JSON.stringify({
    event,
    ...(actor !== person && { user_id: person }),
    token_id: tokenId,
    from_address: address,
    user_agent: userAgent.slice(0, 500),
  })
  await db.$executeRaw`
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, after, at)
    select o.root_id, o.id, ${actor}::uuid, 'SignIn', coalesce(${token}, ${person}), 'CREATE', ${after}::jsonb, ${now}
    from organization o
    where o.id in (
        select organization_id from membership where user_id = ${person}::uuid and starts_at <= ${now} and (ends_at is null or ends_at > ${now}))
      and not exists (
        select 1 from audit_entry e where e.noun_id = ${token} and e.id > (select uuidv7(interval '-2 hours'))
          and e.noun = 'SignIn' and e.after ->> 'event' = ${event} and e.at > ${now}::timestamptz - interval '1 hour' and e.after ->> 'from_address' = ${address})`
}
