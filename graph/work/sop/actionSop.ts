import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Sop } from './Sop.ts'
import { visibleSops } from './visibleSops.ts'

builder.prismaObjectField(Action, 'sop', (t) =>
  t.field({
    type: Sop,
    nullable: true,
    description: "The SOP for the record's task, if in use; null otherwise.",
    select: { taskItem: { select: { sopId: true } } },
    resolve: ({ taskItem }, _args, context, info) => {
      if (!taskItem?.sopId) return null
      const query = queryFromInfo({ context, info, typeName: 'Sop', select: { id: true } })
      const loader = context.loader<string, never | null>(`sop of records ${JSON.stringify(query)}`, async (ids) => {
        const where = { AND: [visibleSops(context), { id: { in: [...ids] }, status: 'ACTIVE' as const }] }
        const rows = await context.db.prisma.sop.findMany({ ...query, where })
        return ids.map((id) => (rows.find((row) => row.id === id) ?? null) as never)
      })
      return loader.load(taskItem.sopId)
    },
  }),
)
