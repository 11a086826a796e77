import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { SavedReport } from './SavedReport.ts'
import { visibleReports } from './visibleReports.ts'

const most = 200

builder.queryFields((t) => ({
  savedReports: t.prismaField({
    type: [SavedReport],
    description: `The reports that the viewer has saved, in the order that they gave them, then those that others share with them, by name; at most ${most} of each.`,
    ...policy('signedIn'),
    resolve: async (query, _root, _args, context) => {
      const { id: ownerId } = context.requireViewer()
      const read = (isMine: boolean, orderBy: object[]) =>
        context.db.prisma.savedReport.findMany({
          ...query,
          where: { AND: [visibleReports(context), { ownerId: isMine ? ownerId : { not: ownerId } }] },
          orderBy: [...orderBy, { legacyId: 'asc' }],
          take: most,
        })
      const [own, others] = await Promise.all([read(true, [{ place: 'asc' }]), read(false, [{ name: 'asc' }])])
      return [...own, ...others]
    },
  }),
  savedReport: t.prismaField({
    type: SavedReport,
    nullable: true,
    description: 'The report with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('signedIn'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.savedReport.findFirst({
        ...query,
        where: { AND: [visibleReports(context), { id: uuidLookedUp('SavedReport', id) }] },
      }),
  }),
}))
