import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, LimitReachedError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import { check, say } from '../../kernel/validation.ts'
import { visibleServiceAccounts } from '../serviceaccount/visibleServiceAccounts.ts'
import { AccessToken } from './AccessToken.ts'
import { stateOf } from './AccessTokenState.ts'
import { checkedToken, makeToken } from './newToken.ts'
import { loadToken, ownTokens } from './visibleTokens.ts'
import * as m from './__generated__/messages.ts'

const usualOverlap = 24
const mostOverlap = 30 * 24

const hoursFrom = say(m.hoursFrom({ most: mostOverlap }))
const shape = z.object({ overlapHours: z.int(hoursFrom).min(0, hoursFrom).max(mostOverlap, hoursFrom).nullish() })

/** One's own, and those of the service accounts that the viewer administers: who rotates one holds it. */
const rotatable = (context: Context): Prisma.AccessTokenWhereInput => ({
  OR: [ownTokens(context), { user: { serviceAccount: visibleServiceAccounts(context) } }],
})

mutation('rotateAccessToken', {
  description:
    'Creates a token with the name and the scopes of another, which stays valid for a while, so that a program can change over without a gap.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    id: t.id({
      required: true,
      description: 'The access token that is replaced: of the viewer, or of a service account that they administer.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the new token expires, at most 366 days from now.',
    }),
    overlapHours: t.int({
      description: `For how many hours the old token stays valid, from 0 to ${mostOverlap}; ${usualOverlap} if omitted.`,
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const { now } = context
    const { overlapHours } = check(shape, input)
    const id = uuidOf('AccessToken', input.id)
    const before = await context.db.prisma.accessToken.findFirst({
      where: { AND: [rotatable(context), { id }] },
      include: { user: { select: { serviceAccount: { select: { expiresAt: true } } } } },
    })
    if (!before) throw new NotFoundError(the('AccessToken'))
    if (before.applicationId) throw new ConflictError(m.applicationRenews)
    if (stateOf(before, now) !== 'ACTIVE') throw new ConflictError(m.endedAlready)
    const { userId, name, scopes, user } = before
    const { serviceAccount } = user
    const holder = {
      userId,
      isServiceAccount: serviceAccount !== null,
      expiresAt: serviceAccount?.expiresAt ?? null,
    }
    const data = await checkedToken(context, holder, { name, scopes, expiresAt: input.expiresAt })
    const until = new Date(now.getTime() + (overlapHours ?? usualOverlap) * hour)
    let secret: string | null = null
    const payload = await write(async (tx): Promise<{ tokenId: string; oldTokenId: string; secret: string | null }> => {
      const where = { id, revokedAt: null }
      const ends =
        until <= now
          ? { revokedAt: now, revokedById: context.requireViewer().id }
          : { expiresAt: until, endToldAt: now }
      if (until <= now || until < before.expiresAt) await tx.accessToken.updateMany({ where, data: ends })
      const made = await makeToken(context, tx, userId, data)
      secret = made.secret
      return { tokenId: made.id, oldTokenId: id, secret: null }
    })
    return { ...payload, secret }
  },
  success: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The secret to send as `Authorization: Bearer`; returned only once; null if the call is repeated.',
    }),
    token: t.field({
      type: AccessToken,
      description: 'The new access token.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
    replaced: t.field({
      type: AccessToken,
      description: 'The access token that it replaces, with when it expires.',
      resolve: ({ oldTokenId }, _args, context, info) => loadToken(context, info, oldTokenId),
    }),
  }),
})
