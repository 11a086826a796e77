import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { containsText } from '../../kernel/statement/pattern.ts'
import { Series } from './Series.ts'
import { SeriesStatus } from './SeriesStatus.ts'
import { visibleSeries } from './visibleSeries.ts'

interface Asked {
  search?: string | null
  organizationUuid?: string | null
  statuses?: readonly ('ACTIVE' | 'PAUSED' | 'ENDED')[] | null
}

/** Of an organization and all below it; a malformed uuid is one that names none. */
async function narrowed(
  prisma: Prisma.TransactionClient,
  { search, organizationUuid, statuses }: Asked,
): Promise<Prisma.SeriesWhereInput> {
  const at =
    organizationUuid != null && isUuid(organizationUuid)
      ? await prisma.organization.findUnique({ where: { id: organizationUuid }, select: { path: true } })
      : null
  if (organizationUuid != null && !at) return { id: { in: [] } }
  return {
    ...(statuses && { status: { in: [...statuses] } }),
    taskRecord: {
      ...(search?.trim() && { title: containsText(search) }),
      ...(at && { organization: { path: { startsWith: at.path } } }),
    },
  }
}

builder.queryFields((t) => ({
  routines: t.connection({
    type: Series,
    description: 'The routines that the viewer sees, by what is to be done.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the title.' }),
      organizationUuid: t.arg.string({ description: 'Only those of this organization and all below it.' }),
      statuses: t.arg({ type: [SeriesStatus], description: 'Only those of this status.' }),
    },
    resolve: async (_root, args, context, info) => {
      const where = { AND: [visibleSeries(context), await narrowed(context.db.prisma, args)] }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Series',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber('routines', args, (entries) =>
        context.db.prisma.series.findMany({
          ...query,
          where,
          orderBy: [{ taskRecord: { title: 'asc' } }, { legacyId: 'asc' }],
          ...entries,
        }),
      )
    },
  }),
  routine: t.prismaField({
    type: Series,
    nullable: true,
    description: 'The routine with this number, or null where there is no such routine for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.series.findFirst({
        ...query,
        where: { AND: [visibleSeries(context), { legacyId: internalID }] },
      }),
  }),
}))

builder.prismaObjectField(Organization, 'viewerCanSchedule', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may schedule the routines of it and of all below, or of their own part of it.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'tasks.edit', { rootId, organizationId: id }),
  }),
)
