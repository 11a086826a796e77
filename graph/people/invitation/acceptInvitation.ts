import { NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { join } from '../membership/join.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { outboxSql } from '../../kernel/outbox.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { hashOfCode, openFor, openInvitation, type OpenInvitation } from './openInvitation.ts'

export const AcceptInvitationSuccess = mutation('acceptInvitation', {
  description:
    'Joins an organization by invitation code; if the invitation names an email address, requests confirmation instead; an unusable code is reported as not found.',
  policy: 'signedIn',
  input: (t) => ({ code: t.string({ required: true, description: 'The invitation code.' }) }),
  errors: [RateLimitError],
  async resolve({ code }, { context, write }) {
    const viewer = context.requireViewer()
    await context.services.signInLimits.count(`invitation ${viewer.id}`, context.client.address)
    const hash = hashOfCode(code)
    const invitation = await openInvitation(context, hash, viewer.email)
    if (!invitation) throw noSuch()
    const taken = await write(async (transaction) => {
      if (invitation.email !== null)
        return { organizationId: null, requestId: await ask(transaction, invitation, viewer.id, context.now) }
      await take(transaction, invitation, hash, viewer, context.now)
      return { organizationId: invitation.organization.id, requestId: null }
    })
    // What is answered is seen with the new rights.
    context.services.viewers.forget(viewer.sessionId)
    context.viewer = await context.services.viewers.get(viewer.sessionId)
    return taken
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization the viewer now belongs to; null if the association still has to be confirmed.',
      resolve: async ({ organizationId }, _args, context, info) =>
        (organizationId ? (await loadOrganizations([organizationId], context, info))[0] : null) as never,
    }),
  }),
})

const noSuch = () => new NotFoundError('An invitation of this code')

/** Takes an invitation in one conditional update: of two at once, one gets it. */
async function take(
  transaction: Transaction,
  invitation: OpenInvitation,
  hash: Uint8Array<ArrayBuffer>,
  viewer: { id: string; email: string },
  now: Date,
) {
  const { organization, accessLevel, departmentId, groupId, jobRoleId } = invitation
  const { count } = await transaction.invitation.updateMany({
    where: openFor(hash, viewer.email, now),
    data: { usedAt: now, usedById: viewer.id },
  })
  if (!count) throw noSuch()
  await join(transaction, {
    userId: viewer.id,
    organization,
    accessLevel,
    placement: { departmentId, groupId, jobRoleId },
    startsAt: now,
    now,
    raises: true,
  })
}

const request = `
  with asked as (
    insert into association_request (user_id, asked_for, organization_id, created_at, invitation_id)
    values ($1::uuid, $2::uuid, $2::uuid, $3, $4::uuid)
    on conflict (user_id, asked_for) where status = 'PENDING' do update set invitation_id = excluded.invitation_id
    returning id, created_at, old.id is null as is_new),
  told as (${outboxSql({ kind: `'REQUEST'`, from: 'asked where is_new', ofId: 'id', at: 'created_at' })})
  select id from asked`

/**
 * An address is no proof of whose it is: who claims it is asked for as a request, which is confirmed where it was made.
 */
async function ask(
  transaction: Transaction,
  { id, organization }: OpenInvitation,
  userId: string,
  now: Date,
): Promise<string> {
  const [row] = await transaction.$queryRawUnsafe<{ id: string }[]>(request, userId, organization.id, now, id)
  return row!.id
}
