// What whoever has the code of an invitation is told before they sign up or in.
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { InvitationState } from './InvitationState.ts'
import { invitationRights, mayStillInvite } from './mayStillInvite.ts'
import { hashOfCode } from './openInvitation.ts'
import { stateOf, type State } from './states.ts'

interface Offer {
  state: State
  organizationName: string | null
  inviterName: string | null
  email: string | null
}

const ended = { organizationName: null, inviterName: null, email: null }

const InvitationOffer = builder.objectRef<Offer>('InvitationOffer').implement({
  description: 'What the code of an invitation offers to whoever has it.',
  fields: (t) => ({
    state: t.expose('state', { type: InvitationState, description: 'Whether it can be taken.' }),
    organizationName: t.exposeString('organizationName', {
      nullable: true,
      description: 'The name of the organization that it leads to; null where it can no longer be taken.',
    }),
    inviterName: t.exposeString('inviterName', {
      nullable: true,
      description: 'The name of who made it; null where it can no longer be taken.',
    }),
    email: t.expose('email', {
      type: 'EmailAddress',
      nullable: true,
      description:
        'The address whose account alone may take it, once that is confirmed in the organization; null for anybody with the code, and where it can no longer be taken.',
    }),
  }),
})

builder.queryField('invitationOffer', (t) =>
  t.field({
    type: InvitationOffer,
    nullable: true,
    description:
      'What the code of an invitation offers; null where there is none of this code, or where who made it may no longer invite.',
    ...policy('public'),
    args: { code: t.arg.string({ required: true, description: 'The code.' }) },
    async resolve(_root, { code }, context): Promise<Offer | null> {
      const invitation = await context.db.prisma.invitation.findUnique({
        where: { hash: hashOfCode(code) },
        select: {
          ...invitationRights,
          email: true,
          usedAt: true,
          revokedAt: true,
          expiresAt: true,
          createdBy: { select: { name: true } },
          organization: { select: { ...invitationRights.organization.select, legalName: true } },
        },
      })
      if (!invitation) return null
      const state = stateOf(invitation, context.now)
      if (state !== 'OPEN') return { state, ...ended }
      if (!(await mayStillInvite(context, invitation))) return null
      const { organization, createdBy, email } = invitation
      return { state, organizationName: organization.legalName, inviterName: createdBy.name, email }
    },
  }),
)
