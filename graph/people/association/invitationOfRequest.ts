// A request by an invitation for an address: the one names the other.
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { AcceptInvitationSuccess } from '../invitation/acceptInvitation.ts'
import { Invitation } from '../invitation/Invitation.ts'
import { visibleInvitations } from '../invitation/visibleInvitations.ts'
import { AssociationRequest } from './AssociationRequest.ts'
import { loadRequest } from './visibleRequests.ts'

builder.prismaObjectField(AssociationRequest, 'invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    description:
      'The invitation to an email address that led to the request; its terms apply unless overridden on acceptance; null if none or if the viewer may not invite there.',
    select: { invitationId: true },
    resolve: ({ invitationId }, _args, context, info) => {
      if (!invitationId) return null
      const query = queryFromInfo({ context, info, typeName: 'Invitation', select: { id: true } })
      const loader = context.loader<string, object | null>(`invitation ${JSON.stringify(query)}`, async (ids) => {
        const rows = await context.db.prisma.invitation.findMany({
          ...query,
          where: { AND: [visibleInvitations(context), { id: { in: [...ids] } }] },
        })
        return ids.map((id) => rows.find((row) => row.id === id) ?? null)
      })
      return loader.load(invitationId) as Promise<never>
    },
  }),
)

builder.objectField(AcceptInvitationSuccess, 'request', (t) =>
  t.field({
    type: AssociationRequest,
    nullable: true,
    description:
      'The association request awaiting confirmation, for an invitation to an email address; null if the viewer already belongs to the organization.',
    resolve: ({ requestId }, _args, context, info) => (requestId ? loadRequest(context, info, requestId) : null),
  }),
)
