import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import { workerKey, workingTimes, type WorkingTime } from '../../people/schedule/workingTimes.ts'
import { User } from '../../people/user/User.ts'
import { loadUsersOf } from '../../people/user/loadUsersOf.ts'
import { readBlocks, type PlannerBlockShape } from './blocks.ts'
import { PlannerBlock } from './PlannerBlock.ts'
import { TimeSpan } from '../../people/schedule/TimeSpan.ts'
import type { PlannedWorker } from './workers.ts'

export interface PlannerLaneShape {
  worker: PlannedWorker
  within: Span
}

/** When somebody works, read for all lanes of a request at once. */
function timesOf(context: Context, { worker, within }: PlannerLaneShape): Promise<WorkingTime> {
  const loader = context.loader<PlannedWorker, WorkingTime>(
    `working times ${within.from} ${within.to}`,
    async (workers) => {
      const found = await workingTimes(context, workers, within)
      return workers.map((one) => found.get(workerKey(one))!)
    },
    workerKey,
  )
  return loader.load(worker)
}

export const PlannerLane = builder.objectRef<PlannerLaneShape>('PlannerLane').implement({
  description: 'A user to whom the viewer may assign work, with their plan.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The user.',
      resolve: ({ worker }, _args, context, info) => loadUsersOf(context, info, worker.userId),
    }),
    groups: t.stringList({
      description: "The names of the user's groups in the organization.",
      resolve: ({ worker }) => worker.groups,
    }),
    organizationPaths: t.stringList({
      description:
        'Paths of organizations; the user may be assigned work of any organization whose path starts with one of them.',
      resolve: ({ worker }) => worker.paths,
    }),
    working: t.field({
      type: [TimeSpan],
      description: "The working hours, from the user's schedule or the business hours, without closures and absences.",
      resolve: async (lane, _args, context) => (await timesOf(context, lane)).working,
    }),
    absences: t.field({
      type: [TimeSpan],
      description: 'The times when the user is away.',
      resolve: async (lane, _args, context) => (await timesOf(context, lane)).absences,
    }),
    blocks: t.field({
      type: [PlannerBlock],
      description: "The blocks in the user's plan, in order.",
      resolve: ({ worker, within }, _args, context, info) => {
        const loader = context.loader<string, PlannerBlockShape[]>(
          `blocks ${within.from} ${within.to}`,
          async (userIds) => {
            const found = await readBlocks(context, info, userIds, within)
            return userIds.map((userId) => found.filter((block) => block.userId === userId))
          },
        )
        return loader.load(worker.userId)
      },
    }),
  }),
})
