import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy, uuidAsked } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { TourRunStatus } from './enums.ts'
import { Tour } from './Tour.ts'
import { TourRun } from './TourRun.ts'
import { visibleRuns } from './visibleRuns.ts'
import { visibleTours } from './visibleTours.ts'

builder.queryFields((t) => ({
  tours: t.connection({
    type: Tour,
    description: 'The tours of the library, the newest first.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      status: t.arg({ type: ActiveStatus, description: 'Only those in use, or only those that are not.' }),
      organizationId: t.arg.id({ description: 'Only those of this organization.' }),
    },
    resolve: (_root, args, context, info) => {
      const search = args.search?.trim()
      if (unstorable(search).length) throw badArgument('search', 'leave out characters that are none')
      const where = {
        AND: [
          visibleTours(context),
          { status: args.status ?? undefined, organizationId: uuidAsked('Organization', args.organizationId) },
          search ? { name: { contains: search, mode: 'insensitive' as const } } : {},
        ],
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Tour',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('tours', args, (entries) =>
        context.db.prisma.tour.findMany({ ...query, where, orderBy: { legacyId: 'desc' }, ...entries }),
      )
    },
  }),
  tourRuns: t.connection({
    type: TourRun,
    description: 'The runs in sight, the newest first.',
    ...policy('tasks.use'),
    args: {
      statuses: t.arg({ type: [TourRunStatus], description: 'Only those that are this far.' }),
      tourId: t.arg.id({ description: 'Only those of this tour.' }),
      mine: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only those that are given to the viewer.',
      }),
    },
    resolve: (_root, args, context, info) => {
      const where = {
        AND: [
          visibleRuns(context),
          {
            status: args.statuses?.length ? { in: args.statuses } : undefined,
            tourId: uuidAsked('Tour', args.tourId),
            assigneeId: args.mine ? context.requireViewer().id : undefined,
          },
        ],
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'TourRun',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('tourRuns', args, (entries) =>
        context.db.prisma.tourRun.findMany({ ...query, where, orderBy: { legacyId: 'desc' }, ...entries }),
      )
    },
  }),
  tour: t.prismaField({
    type: Tour,
    nullable: true,
    description: 'The tour with this number, or null where there is none for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.tour.findFirst({ ...query, where: { AND: [visibleTours(context), { legacyId: internalID }] } }),
  }),
  tourRun: t.prismaField({
    type: TourRun,
    nullable: true,
    description: 'The run with this number, or null where there is none for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.tourRun.findFirst({
        ...query,
        where: { AND: [visibleRuns(context), { legacyId: internalID }] },
      }),
  }),
}))
