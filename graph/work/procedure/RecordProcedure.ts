import type { GraphQLResolveInfo } from 'graphql'
import { Action } from '../action/Action.ts'
import { markAsOf } from '../../kernel/asOf.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Procedure } from './Procedure.ts'
import { ProcedureChange } from './ProcedureChange.ts'
import { ProcedureStatus } from './ProcedureStatus.ts'

interface RecordProcedureShape {
  actionId: string
  procedureId: string
  procedure: never
}

/** How far the procedures of records have come: those of all records of a request at once. */
const statusOf = (context: Context, actionId: string, procedureId: string) =>
  context
    .loader<string, Map<string, ProcedureStatusName>>('procedures of records', async (ids) => {
      const { asOf, db } = context
      const [actionId, select] = [{ in: [...ids] }, { actionId: true, procedureId: true, status: true }]
      // Of the past the last status that it was given by then, which stands last.
      const rows = asOf
        ? await db.prisma.procedureChange.findMany({
            where: { actionId, at: { lte: asOf } },
            select,
            orderBy: { id: 'asc' },
          })
        : await db.prisma.actionProcedure.findMany({ where: { actionId }, select })
      return ids.map(
        (id) => new Map(rows.filter((row) => row.actionId === id).map((row) => [row.procedureId, row.status])),
      )
    })
    .load(actionId)
    .then((statuses) => statuses.get(procedureId) ?? 'OPEN')

type ProcedureStatusName = (typeof ProcedureStatus)['$inferType']

const RecordProcedure = builder.objectRef<RecordProcedureShape>('RecordProcedure').implement({
  description: 'A standard procedure of a record, with its status.',
  fields: (t) => ({
    procedure: t.field({
      type: Procedure,
      description: "The procedure, one of those of the record's task item.",
      resolve: ({ procedure }) => procedure,
    }),
    status: t.field({
      type: ProcedureStatus,
      description: 'The status, also known as procedureStatus.',
      resolve: ({ actionId, procedureId }, _args, context) => statusOf(context, actionId, procedureId),
    }),
    changes: t.field({
      type: [ProcedureChange],
      description: 'The status changes of the procedure, newest first.',
      resolve: async ({ actionId, procedureId }, _args, context, info) => {
        const of = { model: 'procedureChange', type: 'ProcedureChange', key: 'actionId', parentId: actionId } as const
        const all: { procedureId: string }[] = await loadChildren(context, info, {
          ...of,
          orderBy: { id: 'desc' },
          past: { since: 'at' },
        })
        return all.filter((change) => change.procedureId === procedureId) as never[]
      },
    }),
  }),
})

interface Row {
  id: string
  taskItemId: string
}

/** The procedures of an item that are offered, in their order: those of all items of a request at once. */
function proceduresOf(context: Context, info: GraphQLResolveInfo, taskItemId: string): Promise<Row[]> {
  const query = queryFromInfo({
    context,
    info,
    typeName: 'Procedure',
    path: ['procedure'],
    select: { id: true, taskItemId: true },
  })
  return context
    .loader<string, Row[]>(`procedures of items ${JSON.stringify(query)}`, async (ids) => {
      const where = { taskItemId: { in: [...ids] }, action: 'show' }
      const rows: Row[] = await context.db.prisma.procedure.findMany({
        ...query,
        where,
        orderBy: [{ position: 'asc' }, { legacyId: 'asc' }],
      })
      return ids.map((id) => rows.filter((row) => row.taskItemId === id))
    })
    .load(taskItemId)
}

builder.prismaObjectField(Action, 'procedures', (t) =>
  t.field({
    type: [RecordProcedure],
    description: "The standard procedures offered for the record's task, in order; empty if it has no task.",
    select: { id: true, taskItemId: true },
    resolve: async ({ id, taskItemId }, _args, context, info) => {
      const procedures = taskItemId ? await proceduresOf(context, info, taskItemId) : []
      return procedures.map((procedure) =>
        markAsOf({ actionId: id, procedureId: procedure.id, procedure: procedure as never }, context),
      )
    },
  }),
)
