import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { driftOf, readDrifts, type Drift, type Run } from './drift.ts'
import { wholeMinutes } from './results.ts'

const TimedRun = builder.objectRef<Run>('TimedRun').implement({
  description: 'How long some work took when it was done once.',
  fields: (t) => ({
    minutes: t.float({ description: 'How long it was worked on.', resolve: ({ seconds }) => seconds / 60 }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was completed.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record, where the viewer sees it.',
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
  }),
})

const ServiceTimeProposal = builder.objectRef<Drift>('ServiceTimeProposal').implement({
  description: 'That the last ten runs of some work took another time than its service time says, by more than 15 %.',
  fields: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The work.',
      resolve: ({ taskItemId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } })
        const loader = context.loader<string, never>(`proposed item ${JSON.stringify(query)}`, async (ids) => {
          const rows = await context.db.prisma.taskItem.findMany({ ...query, where: { id: { in: [...ids] } } })
          return ids.map((id) => rows.find((row) => row.id === id) as never)
        })
        return loader.load(taskItemId)
      },
    }),
    currentMins: t.exposeFloat('currentMins', { description: 'The service time now, before it was rounded up.' }),
    medianMins: t.exposeFloat('medianMins', { description: 'The median of the last ten runs, in minutes.' }),
    proposedMins: t.int({
      description: 'What accepting makes the service time.',
      resolve: ({ medianMins }) => wholeMinutes(medianMins * 60),
    }),
    runs: t.expose('runs', { type: [TimedRun], description: 'The ten runs, latest first.' }),
    viewerCanDecide: t.field({
      type: Permission,
      description: 'Whether the viewer may accept or dismiss it.',
      resolve: ({ placement }, _args, context) =>
        permissionOn(context.requireViewer(), 'timeStudies.publish', placement),
    }),
  }),
})

builder.queryField('serviceTimeProposals', (t) =>
  t.field({
    type: [ServiceTimeProposal],
    description: 'Where the work in reach takes another time than its service time says, the greatest drift first.',
    ...policy('timeStudies.read'),
    resolve: (_root, _args, context) => readDrifts(context),
  }),
)

builder.prismaObjectField(TaskItem, 'serviceTimeProposal', (t) =>
  t.field({
    type: ServiceTimeProposal,
    nullable: true,
    description: 'What the last runs speak for, where that differs from its service time by more than 15 %.',
    select: { id: true },
    resolve: ({ id }, _args, context) => driftOf(context, id),
  }),
)
