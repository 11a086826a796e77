import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { driftOf, readDrifts, type Drift, type Run } from './drift.ts'
import { wholeMinutes } from './results.ts'

const TimedRun = builder.objectRef<Run>('TimedRun').implement({
  description: 'The time that one completed run of a task item took.',
  fields: (t) => ({
    minutes: t.float({ description: 'The time worked, in minutes.', resolve: ({ seconds }) => seconds / 60 }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was completed.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record; null if it is not visible to the viewer.',
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
  }),
})

const ServiceTimeProposal = builder.objectRef<Drift>('ServiceTimeProposal').implement({
  description:
    "A proposal to change a task item's service time, made when the median of its last ten runs deviates from it by more than 15 %.",
  fields: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The task item.',
      resolve: ({ taskItemId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } })
        const loader = context.loader<string, never>(`proposed item ${JSON.stringify(query)}`, async (ids) => {
          const rows = await context.db.prisma.taskItem.findMany({ ...query, where: { id: { in: [...ids] } } })
          return ids.map((id) => rows.find((row) => row.id === id) as never)
        })
        return loader.load(taskItemId)
      },
    }),
    currentMins: t.exposeFloat('currentMins', {
      description: 'The current service time in minutes, before rounding up.',
    }),
    medianMins: t.exposeFloat('medianMins', { description: 'The median duration of the last ten runs, in minutes.' }),
    proposedMins: t.int({
      description: 'The service time, in minutes, that accepting the proposal sets.',
      resolve: ({ medianMins }) => wholeMinutes(medianMins * 60),
    }),
    runs: t.expose('runs', { type: [TimedRun], description: 'The last ten runs, newest first.' }),
  }),
})

declareShapePermissions(ServiceTimeProposal, {
  decide: [
    'Whether the viewer may accept or dismiss the proposal.',
    (viewer, { placement }) => permissionOn(viewer, 'timeStudies.publish', placement),
  ],
})

builder.queryField('serviceTimeProposals', (t) =>
  t.field({
    type: [ServiceTimeProposal],
    description:
      'Proposed service times where the actual time of work visible to the viewer differs from the service time, largest difference first.',
    ...policy('timeStudies.read'),
    resolve: (_root, _args, context) => readDrifts(context),
  }),
)

builder.prismaObjectField(TaskItem, 'serviceTimeProposal', (t) =>
  t.field({
    type: ServiceTimeProposal,
    nullable: true,
    description:
      "A proposed new service time, if the median of the item's last ten runs deviates from it by more than 15 %; otherwise null.",
    select: { id: true },
    resolve: ({ id }, _args, context) => driftOf(context, id),
  }),
)
