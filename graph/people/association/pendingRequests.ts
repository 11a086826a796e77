import { AssociationRequest } from './AssociationRequest.ts'
import { visibleRequests } from './visibleRequests.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Invitation } from '../invitation/Invitation.ts'

builder.prismaObjectField(Invitation, 'pendingRequests', (t) =>
  t.field({
    type: [AssociationRequest],
    description:
      'Requests made with the invitation that await confirmation, newest first; only for an invitation with an email address.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'associationRequest',
        type: 'AssociationRequest',
        key: 'invitationId',
        parentId: id,
        where: { AND: [visibleRequests(context), { status: 'PENDING' }] },
        orderBy: { legacyId: 'desc' },
      }),
  }),
)
