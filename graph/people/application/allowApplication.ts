import { randomBytes } from 'node:crypto'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { AccessToken } from '../token/AccessToken.ts'
import { loadToken } from '../token/visibleTokens.ts'
import { authorizationAsked } from './authorizationAsked.ts'
import { mailOfGrant } from './mailOfGrant.ts'
import * as m from './__generated__/messages.ts'

const codeSeconds = 60
/** Of one application and person, as on several devices: a further one ends that which was used longest ago. */
const mostOfPerson = 10

mutation('allowApplication', {
  description:
    'Lets an application act for the viewer within a root organization, as the address asks that it has sent them to.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization that the address names.' }),
    parameters: t.string({ required: true, description: 'The query string of the address.' }),
  }),
  async resolve({ organizationId, parameters }, { context, write }) {
    const { now } = context
    const viewer = context.requireViewer()
    const rootId = uuidOf('Organization', organizationId)
    if (!viewer.rootIds.includes(rootId)) throw new NotFoundError(the('Organization'))
    const { granted, problem, back } = await authorizationAsked(context, rootId, parameters)
    if (!granted || !back) throw new ConflictError(problem ?? m.unknownApplication)
    const { application, scopes, redirectUrl, challenge, expiresAt } = granted
    const code = randomBytes(32).toString('base64url')
    const payload = await write(async (tx): Promise<{ tokenId: string; url: string | null }> => {
      await endOldest(tx, viewer.id, application.id)
      const codeEnds = new Date(now.getTime() + codeSeconds * 1_000)
      const { id: tokenId } = await tx.accessToken.create({
        // Until its code is exchanged it is good for no longer than that.
        data: {
          userId: viewer.id,
          name: application.name,
          applicationId: application.id,
          scopes,
          createdAt: now,
          expiresAt: codeEnds,
        },
        select: { id: true },
      })
      await tx.applicationSecret.create({
        data: { hash: hashOf(code), tokenId, createdAt: now, expiresAt: codeEnds, redirectUrl, challenge },
      })
      await mailOfGrant(context, tx, { name: application.name, scopes, expiresAt })
      return { tokenId, url: null }
    })
    return { ...payload, url: back({ code }) }

    async function endOldest(tx: Transaction, userId: string, applicationId: string) {
      const others = await tx.accessToken.findMany({
        where: { userId, applicationId, revokedAt: null, expiresAt: { gt: now } },
        orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
        select: { id: true },
        skip: mostOfPerson - 1,
      })
      if (others.length)
        await tx.accessToken.updateMany({
          where: { id: { in: others.map(({ id }) => id) } },
          data: { revokedAt: now, revokedById: userId },
        })
    }
  },
  success: (t) => ({
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'Where to lead the viewer next, with the code for the application; null if the call is repeated.',
      resolve: ({ url }) => url,
    }),
    token: t.field({
      type: AccessToken,
      description: 'What the application may do from now on.',
      resolve: ({ tokenId }, _args, context, info) => loadToken(context, info, tokenId),
    }),
  }),
})
