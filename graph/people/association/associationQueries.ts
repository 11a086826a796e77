import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { AssociationRequest } from './AssociationRequest.ts'
import { associationRequestList } from './associationRequestList.ts'
import { decidableRequests, visibleRequests } from './visibleRequests.ts'

builder.queryFields((t) => ({
  associationRequests: t.connection({
    type: AssociationRequest,
    description: 'The association requests the viewer may decide on.',
    ...policy('signedIn'),
    args: associationRequestList.args(t),
    resolve: (_root, args, context, info) =>
      associationRequestList.page(context, info, args, 'associationRequests', decidableRequests(context)),
  }),
  myAssociationRequests: t.connection({
    type: AssociationRequest,
    description: "The viewer's association requests.",
    ...policy('signedIn'),
    args: associationRequestList.args(t),
    resolve: (_root, args, context, info) =>
      associationRequestList.page(context, info, args, 'myAssociationRequests', {
        userId: context.requireViewer().id,
      }),
  }),
  legacyAssociationRequests: t.prismaField({
    type: [AssociationRequest],
    description:
      'The requests of the viewer and those that they may decide about, the newest first, as legacy clients page through them.',
    ...legacy('signedIn'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'associationRequest',
        query,
        where: visibleRequests(context),
        orderBy: { legacyId: 'desc' },
      }),
  }),
}))
