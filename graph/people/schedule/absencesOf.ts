// When people are away, and for whom the viewer stands in.
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { ViewerType } from '../user/viewerQuery.ts'
import { Absence } from './Absence.ts'
import { aheadAt, awayAt, standsIn, visibleAbsences } from './visibleAbsences.ts'

builder.prismaObjectFields(User, (t) => ({
  absences: t.field({
    type: [Absence],
    description:
      'Current and future absences of the user in organizations that the viewer shares, in chronological order; those of a recurring absence up to 62 days ahead.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'absence',
        type: 'Absence',
        key: 'userId',
        parentId: id,
        where: { AND: [visibleAbsences(context), aheadAt(context.now)] },
        orderBy: { startsAt: 'asc' },
      }),
  }),
  away: t.field({
    type: Absence,
    nullable: true,
    description: 'The current absence; null if the user is not away.',
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      const where = { AND: [visibleAbsences(context), awayAt(context.now)] }
      const list = loadChildren(context, info, {
        model: 'absence',
        type: 'Absence',
        key: 'userId',
        parentId: id,
        where,
        orderBy: { endsAt: 'desc' },
      })
      return (await list)[0] ?? null
    },
  }),
}))

builder.objectField(ViewerType, 'standsInFor', (t) =>
  t.field({
    type: [Absence],
    description:
      'Current and future absences for which the viewer is a deputy, for all of the work or for a part, in chronological order; those of a recurring absence up to 62 days ahead.',
    resolve: ({ id, rootIds }, _args, context, info) =>
      context.db.prisma.absence.findMany({
        ...queryFromInfo({ context, info, typeName: 'Absence', select: { id: true } }),
        where: { rootId: { in: rootIds }, AND: [aheadAt(context.now), { OR: standsIn(id) }] },
        orderBy: { startsAt: 'asc' },
      }),
  }),
)
