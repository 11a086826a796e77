// A token that is to be made: what it may be, for whom, and who is told of it.
import { z } from 'zod'
import { ConflictError, invalid, LimitReachedError } from '../../kernel/errors.ts'
import { grants, scopeNames, type AccessScope } from '../../kernel/auth/scopes.ts'
import { hashOfSecret, newSecret } from '../../kernel/auth/tokenKey.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { check, name, say } from '../../kernel/validation.ts'
import { serviceAccountNamed } from '../serviceaccount/visibleServiceAccounts.ts'
import { mailOfNewToken } from './mailOfNewToken.ts'
import { latestEnd, rulesOf, whyNotScopes } from './tokenPolicy.ts'
import * as m from './__generated__/messages.ts'

const mostTokens = 20
export const mostDays = 366

/** Whom a token stands for. */
export interface Holder {
  userId: string
  isServiceAccount: boolean
  /** When a service account expires; no token of it is good for longer. */
  expiresAt: Date | null
}

export async function holderOf(context: Context, serviceAccountId: string | null | undefined): Promise<Holder> {
  if (!serviceAccountId) return { userId: context.requireViewer().id, isServiceAccount: false, expiresAt: null }
  const { userId, expiresAt, endedAt, user } = await serviceAccountNamed(context, serviceAccountId, {
    include: { user: { select: { status: true } } },
  })
  if (endedAt) throw new ConflictError(m.accountEnded)
  if (user.status !== 'ACTIVE') throw new ConflictError(m.accountDisabled)
  if (expiresAt && expiresAt <= context.now) throw new ConflictError(m.accountExpired)
  return { userId, isServiceAccount: true, expiresAt }
}

interface Given {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** What a token of somebody may be; throws for what may not. */
export async function checkedToken(
  context: Context,
  { userId, isServiceAccount, expiresAt: ends }: Holder,
  input: Given,
) {
  const { now } = context
  const latest = new Date(now.getTime() + mostDays * day)
  const given = check(
    z.object({
      name,
      scopes: z.array(z.enum(scopeNames)).min(1, say(m.chooseScope)),
      expiresAt: z.date().refine((at) => at > now && at <= latest, say(m.withinDays({ most: mostDays }))),
    }),
    input,
  )
  if (ends && given.expiresAt > ends)
    throw invalid('expiresAt', m.afterAccount({ day: ends.toISOString().slice(0, 10) }))
  if (given.scopes.includes('DIRECTORY') && !isServiceAccount) throw invalid('scopes', m.directoryByProgram)
  const rules = await rulesOf(context.db.prisma, userId, now)
  const end = latestEnd(rules, now)
  if (end && given.expiresAt > end.at)
    throw invalid('expiresAt', m.policyDays({ organization: end.organization, days: end.longestDays! }))
  const refused = whyNotScopes(rules, given.scopes)
  if (refused) throw invalid('scopes', refused)
  return { ...given, scopes: leastOf(given.scopes) }
}

/** Makes a token; answers with its id and the secret, of which only the hash is kept. */
export async function makeToken(
  context: Context,
  tx: Transaction,
  userId: string,
  data: Given & { scopes: AccessScope[] },
) {
  const { now } = context
  // Of two at once one waits, so that there is never one too many.
  await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
  const used = await tx.accessToken.count({
    where: { userId, applicationId: null, revokedAt: null, expiresAt: { gt: now } },
  })
  if (used >= mostTokens) throw new LimitReachedError(m.tooMany({ most: mostTokens }), { used, most: mostTokens })
  const secret = newSecret()
  const { id } = await tx.accessToken.create({
    data: { ...data, userId, hash: hashOfSecret(secret), createdAt: now },
    select: { id: true },
  })
  await mailOfNewToken(context, tx, userId, data)
  return { id, secret }
}

/** In the order of the table, without those that another one of them has in it. */
export const leastOf = (scopes: readonly AccessScope[]): AccessScope[] =>
  scopeNames.filter(
    (one) =>
      scopes.includes(one) &&
      !grants(
        scopes.filter((other) => other !== one),
        one,
      ),
  )
