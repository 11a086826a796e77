import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { noRow, policy, uuidAsked, uuidIn } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Breach } from './Breach.ts'
import { within } from './within.ts'
import { visibleBreaches } from './visibleBreaches.ts'

const ofMine = (context: Context) => ({ some: { action: { assigneeId: context.requireViewer().id } } })

builder.queryFields((t) => ({
  breaches: t.connection({
    type: Breach,
    description: 'The breaches in sight, those that are open first, of these the latest.',
    ...policy('benchmarks.read'),
    args: {
      organizationId: t.arg.id({ description: 'Only those of this organization and all below it.' }),
      benchmarkId: t.arg.id({ description: 'Only those of this benchmark.' }),
      isMine: t.arg.boolean({
        description: 'Only those of which the viewer has a record to do, or did it; or only others.',
      }),
      isOpen: t.arg.boolean({ description: 'Only those that are open, or only those that are over.' }),
    },
    resolve: async (_root, args, context, info) => {
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Breach',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      const where = {
        AND: [
          visibleBreaches(context),
          { benchmarkId: uuidAsked('Benchmark', args.benchmarkId) },
          args.organizationId == null
            ? {}
            : { organizationId: { in: await within(context, uuidIn('Organization', args.organizationId) ?? noRow) } },
          args.isMine == null
            ? {}
            : { [args.isMine ? 'actions' : 'NOT']: args.isMine ? ofMine(context) : { actions: ofMine(context) } },
          args.isOpen == null ? {} : { recoveredAt: args.isOpen ? null : { not: null } },
        ],
      }
      const orderBy = [
        { recoveredAt: { sort: 'desc' as const, nulls: 'first' as const } },
        { openedAt: 'desc' as const },
        { legacyId: 'desc' as const },
      ]
      return pageByNumber('breaches', args, (page) =>
        context.db.prisma.breach.findMany({ ...query, where, orderBy, ...page }),
      )
    },
  }),
  breach: t.prismaField({
    type: Breach,
    nullable: true,
    description: 'The breach with this number, or null where there is none for the viewer.',
    ...policy('benchmarks.read'),
    args: { internalID: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.breach.findFirst({
        ...query,
        where: { AND: [visibleBreaches(context), { legacyId: internalID }] },
      }),
  }),
}))

builder.prismaObjectField(Action, 'breach', (t) =>
  t.field({
    type: Breach,
    nullable: true,
    description: 'The breach that opened it; null where none did.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Breach', select: { id: true } })
      return context
        .loader<string, never | null>(`breach of ${JSON.stringify(query)}`, async (ids) => {
          const rows = await context.db.prisma.breachAction.findMany({
            where: { actionId: { in: [...ids] } },
            select: { actionId: true, breach: query },
          })
          return ids.map((one) => (rows.find(({ actionId }) => actionId === one)?.breach as never) ?? null)
        })
        .load(id)
    },
  }),
)
