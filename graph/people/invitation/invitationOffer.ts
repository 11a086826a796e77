// What whoever has the code of an invitation is told before they sign up or in.
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { InvitationState } from './InvitationState.ts'
import { invitationRights, mayStillInvite } from './mayStillInvite.ts'
import { ofCode, wasMailed } from './openInvitation.ts'
import { stateOf, type State } from './states.ts'

interface Offer {
  state: State
  organizationName: string | null
  inviterName: string | null
  email: string | null
  joinsAtOnce: boolean
}

const ended = { organizationName: null, inviterName: null, email: null, joinsAtOnce: false }

const InvitationOffer = builder.objectRef<Offer>('InvitationOffer').implement({
  description: 'What an invitation code offers to the person who has it.',
  fields: (t) => ({
    state: t.expose('state', { type: InvitationState, description: 'The status of the invitation.' }),
    organizationName: t.exposeString('organizationName', {
      nullable: true,
      description: 'The name of the organization to join; null if the invitation is no longer open.',
    }),
    inviterName: t.exposeString('inviterName', {
      nullable: true,
      description: 'The name of the user who created the invitation; null if it is no longer open.',
    }),
    email: t.expose('email', {
      type: 'EmailAddress',
      nullable: true,
      description:
        'The email address of the only account that may accept, once it is verified; null if anyone with the code may, or if the invitation is no longer open.',
    }),
    joinsAtOnce: t.exposeBoolean('joinsAtOnce', {
      description: 'Whether accepting it joins at once; false if the email address may have to be verified first.',
    }),
  }),
})

builder.queryField('invitationOffer', (t) =>
  t.field({
    type: InvitationOffer,
    nullable: true,
    description: 'The offer of an invitation code; null if the code is unknown or its creator may no longer invite.',
    ...policy('public'),
    args: { code: t.arg.string({ required: true, description: 'The invitation code.' }) },
    async resolve(_root, { code }, context): Promise<Offer | null> {
      const invitation = await context.db.prisma.invitation.findFirst({
        where: ofCode(code),
        select: {
          ...invitationRights,
          email: true,
          mailedHash: true,
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
      const joinsAtOnce = email === null || wasMailed(invitation, code)
      return { state, organizationName: organization.legalName, inviterName: createdBy.name, email, joinsAtOnce }
    },
  }),
)
