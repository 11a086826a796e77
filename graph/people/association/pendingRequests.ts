import { AssociationRequest } from './AssociationRequest.ts'
import { visibleRequests } from './visibleRequests.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Invitation } from '../invitation/Invitation.ts'

builder.prismaObjectField(Invitation, 'pendingRequests', (t) =>
  t.field({
    type: [AssociationRequest],
    description:
      'The requests by which it was claimed and that are still to be confirmed, the newest first; of an invitation for an address alone.',
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
