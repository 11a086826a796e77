import { NotFoundError, RateLimitError } from '../errors.ts'
import { join } from '../membership/join.ts'
import { mutation, type Transaction } from '../mutation.ts'
import { Organization } from '../organization/Organization.ts'
import { loadOrganizations } from '../organization/visibleOrganizations.ts'
import { hashOf, plainCode } from '../session/onceSecret.ts'

mutation('acceptInvitation', {
  description: 'Joins the organization that a code leads to, which is good once; one that is unknown, used, revoked, expired or for somebody else is the same as none.',
  policy: 'signedIn',
  input: (t) => ({ code: t.string({ required: true, description: 'The code.' }) }),
  errors: [RateLimitError],
  async resolve({ code }, { context, write }) {
    const viewer = context.requireViewer()
    await context.services.signInLimits.count(`invitation ${viewer.id}`, context.client.address)
    const hash = hashOf(plainCode(code.slice(0, 100)))
    const taken = await write((transaction) => take(transaction, hash, viewer, context.now))
    // What is answered is seen with the new rights.
    context.services.viewers.forget(viewer.sessionId)
    context.viewer = await context.services.viewers.get(viewer.sessionId)
    return taken
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'Where the viewer now belongs.',
      resolve: async ({ organizationId }, _args, context, info) => (await loadOrganizations([organizationId], context, info))[0] as never,
    }),
  }),
})

const whatItGives = {
  accessLevel: true,
  departmentId: true,
  groupId: true,
  jobRoleId: true,
  organization: { select: { id: true, rootId: true, archivedAt: true, root: { select: { archivedAt: true } } } },
} as const

/** Takes an invitation in one conditional update: of two at once, one gets it. */
async function take(transaction: Transaction, hash: Uint8Array<ArrayBuffer>, viewer: { id: string; email: string }, now: Date) {
  const { count } = await transaction.invitation.updateMany({
    where: { hash, usedAt: null, revokedAt: null, expiresAt: { gt: now }, OR: [{ email: null }, { email: viewer.email }] },
    data: { usedAt: now, usedById: viewer.id },
  })
  const invitation = count ? await transaction.invitation.findUniqueOrThrow({ where: { hash }, select: whatItGives }) : null
  if (!invitation || invitation.organization.archivedAt || invitation.organization.root.archivedAt) {
    throw new NotFoundError('An invitation of this code')
  }
  const { organization, accessLevel, ...placement } = invitation
  await join(transaction, { userId: viewer.id, organization, accessLevel, placement, startsAt: now, now, raises: true })
  return { organizationId: organization.id }
}
