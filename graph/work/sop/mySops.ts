import type { GraphQLResolveInfo } from 'graphql'
import { Action } from '../action/Action.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { policy } from '../../kernel/node.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Sop } from './Sop.ts'
import { visibleSops } from './visibleSops.ts'

const mostSops = 100
const mostRecords = 20

builder.queryField('mySops', (t) =>
  t.prismaField({
    type: [Sop],
    description: "The published SOPs used by the viewer's open records, by name; at most 100.",
    ...policy('tasks.use'),
    args: { search: t.arg.string({ description: 'Part of the name of the SOP or of the title of a record.' }) },
    resolve: (query, _root, { search }, context) => {
      if (unstorable(search).length) return []
      const viewer = context.requireViewer()
      const contains = { contains: search?.trim() ?? '', mode: 'insensitive' as const }
      const mine = { AND: [{ assigneeId: viewer.id, bucket: { lte: 5 } }, toWhere(visibleScope(viewer))] }
      const through = (action: object) => ({ taskItems: { some: { actions: { some: action } } } })
      const where = {
        AND: [
          visibleSops(context),
          { status: 'ACTIVE' as const, versions: { some: { publishedAt: { not: null } } } },
          through(mine),
          { OR: [{ name: contains }, through({ AND: [mine, { title: contains }] })] },
        ],
      }
      return context.db.prisma.sop.findMany({
        ...query,
        where,
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
        take: mostSops,
      })
    },
  }),
)

/** The viewer's open records that are done by an SOP: those of all SOPs of a request at once. */
function recordsOf(context: Context, info: GraphQLResolveInfo, sopId: string): Promise<never[]> {
  const plan = planOf('Action', context, info)
  const loader = context.loader<string, never[]>(`records by SOP ${plan.shape}`, async (sopIds) => {
    const parameters = new Parameters()
    const viewer = context.requireViewer()
    const where = `i.sop_id = any(${parameters.add([...sopIds])}::uuid[]) and a.assignee_id = ${parameters.add(viewer.id)}::uuid and a.bucket <= 5
      and ${scopeCondition(visibleScope(viewer), parameters)}`
    const text = `
      select ${plan.columns}, a.sop_id from (
        select a.*, i.sop_id, row_number() over (partition by i.sop_id order by a.board_order, a.id) as place
        from action a join task_item i on i.id = a.task_item_id where ${where}) a
      ${plan.joins} where a.place <= ${mostRecords} order by a.place`
    const rows = await context.db.run(text, parameters.values)
    return sopIds.map((id) => rows.filter((row) => row[plan.width] === id).map(plan.read))
  })
  return loader.load(sopId)
}

builder.prismaObjectField(Sop, 'myRecords', (t) =>
  t.field({
    type: [Action],
    description: "The viewer's open records that follow this SOP, in board order; at most 20.",
    select: { id: true },
    resolve: ({ id }, _args, context, info) => recordsOf(context, info, id),
  }),
)
