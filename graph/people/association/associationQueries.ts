import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { policy } from '../../kernel/node.ts'
import { listArgs, pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { AssociationRequest, AssociationStatus } from './AssociationRequest.ts'
import { decidableRequests, visibleRequests } from './visibleRequests.ts'

builder.queryFields((t) => ({
  associationRequests: t.connection({
    type: AssociationRequest,
    description: 'The requests that the viewer may decide about, the newest first.',
    ...policy('signedIn'),
    args: { status: t.arg({ type: AssociationStatus, description: 'Only those with this status.' }) },
    resolve: (_root, args, context, info) => {
      const where = { AND: [decidableRequests(context), args.status ? { status: args.status } : {}] }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'AssociationRequest',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('associationRequests', args, (entries) =>
        context.db.prisma.associationRequest.findMany({ ...query, where, orderBy: { legacyId: 'desc' }, ...entries }),
      )
    },
  }),
  myAssociationRequests: t.connection({
    type: AssociationRequest,
    description: "The viewer's own requests, the newest first.",
    ...policy('signedIn'),
    resolve: (_root, args, context, info) => {
      const where = { userId: context.requireViewer().id }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'AssociationRequest',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('myAssociationRequests', args, (entries) =>
        context.db.prisma.associationRequest.findMany({ ...query, where, orderBy: { legacyId: 'desc' }, ...entries }),
      )
    },
  }),
  associationRequestList: t.prismaField({
    type: [AssociationRequest],
    description:
      'The requests of the viewer and those that they may decide about, the newest first, as legacy clients page through them.',
    ...policy('signedIn'),
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
