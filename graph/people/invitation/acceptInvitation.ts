import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, RateLimitError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { outboxSql } from '../../kernel/outbox.ts'
import { renewViewer } from '../../organization/organization/loadOrganization.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { isVerified, mailVerification, markVerified } from '../user/verification.ts'
import { ofCode, openInvitation, wasMailed, type OpenInvitation } from './openInvitation.ts'
import { noInvitation, takeInvitation } from './takeInvitation.ts'
import * as m from './__generated__/messages.ts'

export const AcceptInvitationSuccess = mutation('acceptInvitation', {
  description:
    'Joins an organization by invitation code; one for an email address takes that address verified, which the code that was mailed there does, and otherwise a link that is mailed; an unusable code is reported as not found.',
  policy: 'signedIn',
  input: (t) => ({ code: t.string({ required: true, description: 'The invitation code.' }) }),
  errors: [RateLimitError],
  async resolve({ code }, { context, write }) {
    const viewer = context.requireViewer()
    await context.services.signInLimits.count(`invitation ${viewer.id}`, context.client.address)
    const invitation = await openInvitation(context, ofCode(code), viewer.email)
    if (!invitation) throw noInvitation()
    const taken = await write(async (transaction) => {
      const proof = await proofOf(context, transaction, invitation, code)
      if (proof !== null) return { organizationId: null, requestId: null, sentTo: null, ...proof }
      await takeInvitation(transaction, invitation, viewer, context.now)
      return { organizationId: invitation.organization.id, requestId: null, sentTo: null }
    })
    // What is answered is seen with the new rights.
    await renewViewer(context)
    return taken
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization the viewer now belongs to; null if the email address still has to be verified.',
      resolve: async ({ organizationId }, _args, context, info) =>
        (organizationId ? (await loadOrganizations([organizationId], context, info))[0] : null) as never,
    }),
    sentTo: t.field({
      type: 'EmailAddress',
      nullable: true,
      description:
        'The email address to which a link was mailed that verifies it and joins the organization; null if none was.',
      resolve: ({ sentTo }) => sentTo,
    }),
  }),
})

/** What has to happen before an invitation for an address is taken; null where it is known whose the address is. */
async function proofOf(
  context: Context,
  transaction: Transaction,
  { id, email, mailedHash, organization }: OpenInvitation,
  code: string,
): Promise<{ sentTo?: string; requestId?: string } | null> {
  if (email === null) return null
  const { id: userId, memberships } = context.requireViewer()
  if (await isVerified(transaction, userId, email)) return null
  if (wasMailed({ mailedHash }, code)) {
    if (await markVerified(transaction, userId, email, context.now)) return null
    throw noInvitation()
  }
  const invitation = { id, organizationName: organization.legalName }
  if (await mailVerification(context, transaction, { userId, email, invitation })) return { sentTo: email }
  // Nobody administers who belongs nowhere: whoever takes them in will, and says so for them.
  const [membership] = memberships
  if (!membership) return { requestId: await ask(transaction, id, organization.id, userId, context.now) }
  throw new ForbiddenError(m.addressUnverified({ organization: membership.rootName }))
}

const request = `
  with asked as (
    insert into association_request (user_id, asked_for, organization_id, created_at, invitation_id)
    values ($1::uuid, $2::uuid, $2::uuid, $3, $4::uuid)
    on conflict (user_id, asked_for) where status = 'PENDING' do update set invitation_id = excluded.invitation_id
    returning id, created_at, old.id is null as is_new),
  told as (${outboxSql({ kind: `'REQUEST'`, from: 'asked where is_new', ofId: 'id', at: 'created_at' })})
  select id from asked`

/** Asks for what an invitation offers, by a request that is decided where it was made. */
async function ask(
  transaction: Transaction,
  invitationId: string,
  organizationId: string,
  userId: string,
  now: Date,
): Promise<string> {
  const [row] = await transaction.$queryRawUnsafe<{ id: string }[]>(request, userId, organizationId, now, invitationId)
  return row!.id
}
