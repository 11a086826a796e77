import { z } from 'zod'
import { SignInError } from '../../kernel/errors.ts'
import { email as address, name as aName } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

/** Who a provider says that somebody is. */
export interface Claims {
  /** By which the provider knows them, for good. */
  subject: string
  email: string
  /** Whether the provider has seen that mail reaches them there; null where it does not say. */
  emailIsVerified: boolean | null
  name: string
  /** The groups that they are of; null where nothing is said of them. */
  groups: string[] | null
}

const text = z.string().trim().min(1).optional().catch(undefined)

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(false),
  name: text,
  given_name: text,
  family_name: text,
})

const mostGroups = 1_000

const groups = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([])

function groupsIn(said: Record<string, unknown>, claim: string | null) {
  if (claim === null || said[claim] === undefined) return null
  return groups.parse(said[claim]).slice(0, mostGroups)
}

/** Throws where they lack what an account needs. */
export function claimsOf(said: Record<string, unknown>, groupClaim: string | null): Claims {
  const { sub, email, email_verified, name, given_name, family_name } = claims.parse(said)
  if (!email) throw new SignInError(t.noEmailClaim)
  const reachable = address.safeParse(email)
  if (!reachable.success) throw new SignInError(t.wrongEmailClaim({ email: email.slice(0, 100) }))
  const called = name ?? [given_name, family_name].filter(Boolean).join(' ')
  return {
    subject: sub,
    email: reachable.data,
    emailIsVerified: email_verified === undefined ? null : String(email_verified) === 'true',
    groups: groupsIn(said, groupClaim),
    name: aName.safeParse(called).data ?? reachable.data.split('@')[0]!,
  }
}
