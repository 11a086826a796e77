import { builder } from '../builder.ts'
import { prismaList } from '../listing.ts'
import { policy } from '../node.ts'
import { forward, listArgs } from '../paging.ts'
import { AssociationRequest, AssociationStatus } from './AssociationRequest.ts'
import { decidableRequests, visibleRequests } from './visibleRequests.ts'

builder.queryFields((t) => ({
  associationRequests: t.prismaConnection({
    type: AssociationRequest,
    cursor: 'legacyId',
    description: 'The requests that the viewer may decide about, the newest first.',
    ...policy('signedIn'),
    args: { status: t.arg({ type: AssociationStatus, description: 'Only those with this status.' }) },
    resolve: (query, _root, args, context) => {
      forward(args)
      const where = { AND: [decidableRequests(context), args.status ? { status: args.status } : {}] }
      return context.db.prisma.associationRequest.findMany({ ...query, where, orderBy: { legacyId: 'desc' } })
    },
  }),
  myAssociationRequests: t.prismaConnection({
    type: AssociationRequest,
    cursor: 'legacyId',
    description: "The viewer's own requests, the newest first.",
    ...policy('signedIn'),
    resolve: (query, _root, args, context) => {
      forward(args)
      const where = { userId: context.requireViewer().id }
      return context.db.prisma.associationRequest.findMany({ ...query, where, orderBy: { legacyId: 'desc' } })
    },
  }),
  associationRequestList: t.prismaField({
    type: [AssociationRequest],
    description: 'The requests of the viewer and those that they may decide about, the newest first, as legacy clients page through them.',
    ...policy('signedIn'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, { model: 'associationRequest', query, where: visibleRequests(context), orderBy: { legacyId: 'desc' } }),
  }),
}))
