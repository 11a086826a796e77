import { z } from 'zod'
import { invalid, LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, name, say } from '../../kernel/validation.ts'
import { AccessToken, AccessScope } from './AccessToken.ts'
import { mailOfNewToken } from './mailOfNewToken.ts'
import { grants, scopeNames, type AccessScope as Scope } from '../../kernel/auth/scopes.ts'
import { hashOfSecret, newSecret } from '../../kernel/auth/tokenKey.ts'
import { latestEnd, rulesOf, whyNotScopes } from './tokenPolicy.ts'
import { loadToken } from './visibleTokens.ts'
import * as m from './__generated__/messages.ts'

const mostTokens = 20
const mostDays = 366

mutation('createAccessToken', {
  description: 'Creates an access token that acts as the viewer; only its hash is stored.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    password: t.string({
      description: 'Ignored.',
      deprecationReason: 'Sign in or call confirmIdentity within the 10 minutes before instead. Removed on 2027-06-30.',
    }),
    name: t.string({ required: true, description: 'The name of the token, usually that of the program using it.' }),
    scopes: t.field({
      type: [AccessScope],
      required: true,
      description: 'What the token may do; WRITE includes reading and entering metric data.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the token expires, at most 366 days from now.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const { now } = context
    const latest = new Date(now.getTime() + mostDays * 24 * 3_600_000)
    const given = check(
      z.object({
        name,
        scopes: z.array(z.string()).min(1, say(m.chooseScope)),
        expiresAt: z.date().refine((at) => at > now && at <= latest, say(m.withinDays({ most: mostDays }))),
      }),
      input,
    )
    const { id: userId, email } = context.requireViewer()
    const rules = await rulesOf(context.db.prisma, userId, now)
    const end = latestEnd(rules, now)
    if (end && given.expiresAt > end.at)
      throw invalid('expiresAt', m.policyDays({ organization: end.organization, days: end.longestDays! }))
    const refused = whyNotScopes(rules, given.scopes as Scope[])
    if (refused) throw invalid('scopes', refused)
    const secret = newSecret()
    const payload = await write(async (tx): Promise<{ tokenId: string; secret: string | null }> => {
      // Of two at once one waits, so that there is never one too many.
      await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
      if ((await tx.accessToken.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } })) >= mostTokens) {
        throw new LimitReachedError(m.tooMany({ most: mostTokens }))
      }
      const data = {
        ...given,
        scopes: leastOf(given.scopes as Scope[]),
        userId,
        hash: hashOfSecret(secret),
        createdAt: now,
      }
      const { id } = await tx.accessToken.create({ data, select: { id: true } })
      await mailOfNewToken(context, tx, email, data)
      return { tokenId: id, secret: null }
    })
    // Beside what is kept for a repeated call: that one tells it no more.
    return { ...payload, secret }
  },
  success: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The secret to send as `Authorization: Bearer`; returned only once; null if the call is repeated.',
    }),
    token: t.field({
      type: AccessToken,
      description: 'The access token.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
  }),
})

/** In the order of the table, without those that another one of them has in it. */
const leastOf = (scopes: readonly Scope[]): Scope[] =>
  scopeNames.filter(
    (one) =>
      scopes.includes(one) &&
      !grants(
        scopes.filter((other) => other !== one),
        one,
      ),
  )
