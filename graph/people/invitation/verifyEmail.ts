import { hashOf } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { renewViewer } from '../../organization/organization/loadOrganization.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { loadUser } from '../user/loadUser.ts'
import { User } from '../user/User.ts'
import { markVerified } from '../user/verification.ts'
import { openInvitation } from './openInvitation.ts'
import { takeInvitation } from './takeInvitation.ts'
import * as m from './__generated__/messages.ts'

const noGood = () => new NotFoundError(m.aLink)

mutation('verifyEmail', {
  description:
    "Verifies the viewer's email address by the single-use token of a link that was mailed there, and accepts the invitation that the link was for, if it is still open; unknown, used, expired and other people's links fail alike.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ token: t.string({ required: true, description: 'The token from the link.' }) }),
  errors: [RateLimitError],
  async resolve({ token }, { context, write }) {
    const viewer = context.requireViewer()
    const { now } = context
    await context.services.signInLimits.count(`verification ${viewer.id}`, context.client.address)
    const hash = hashOf(token)
    const { email, invitationId } = await linkOf(context, hash)
    const invitation = invitationId && (await openInvitation(context, { id: invitationId }, email))
    const payload = await write(async (transaction) => {
      const { count } = await transaction.emailVerification.updateMany({
        where: { hash, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      })
      if (!count || !(await markVerified(transaction, viewer.id, email, now))) throw noGood()
      if (!invitation) return { userId: viewer.id, organizationId: null }
      await takeInvitation(transaction, invitation, { id: viewer.id, email }, now)
      return { userId: viewer.id, organizationId: invitation.organization.id }
    })
    await renewViewer(context)
    return payload
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The user whose address is verified.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that the viewer has joined by it; null if none.',
      resolve: async ({ organizationId }, _args, context, info) =>
        (organizationId ? (await loadOrganizations([organizationId], context, info))[0] : null) as never,
    }),
  }),
})

/** The viewer's own link, as long as it can be used. */
async function linkOf(context: Context, hash: Uint8Array<ArrayBuffer>) {
  const link = await context.db.prisma.emailVerification.findFirst({
    where: { hash, userId: context.requireViewer().id, usedAt: null, expiresAt: { gt: context.now } },
    select: { email: true, invitationId: true },
  })
  if (!link) throw noGood()
  return link
}
