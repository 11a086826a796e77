import { AssociationRequest } from '../association/AssociationRequest.ts'
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Invitation } from './Invitation.ts'
import { visibleInvitations } from './visibleInvitations.ts'

builder.prismaObjectField(AssociationRequest, 'invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    description:
      'The invitation for an address by which it was made, which says what the person gets unless it is accepted otherwise; for who may invite there.',
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
