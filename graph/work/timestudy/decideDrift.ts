import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import { commandsPlaced, placementColumns } from '../../kernel/placed.ts'
import { stale } from '../../kernel/stale.ts'
import { taskItemNamed } from '../task/visibleTasks.ts'
import { readDrifts, type Drift } from './drift.ts'
import * as t from './__generated__/messages.ts'

interface Named {
  taskItemId: string
  medianMins?: number | null
}

/** The proposal that an input is about, as it is now; the viewer may decide on it. */
export async function driftToDecide(context: Context, { taskItemId, medianMins }: Named): Promise<Drift> {
  const viewer = context.requireViewer()
  const item = await taskItemNamed(context, taskItemId, {
    select: { id: true, majorTask: { select: placementColumns } },
  })
  if (!commandsPlaced(viewer, 'timeStudies.publish', item.majorTask)) {
    throw new ForbiddenError(viewer.refusal('timeStudies.publish', item.majorTask.rootId))
  }
  const [drift] = await readDrifts(context, [item.id])
  if (!drift) throw new ConflictError(t.noDrift)
  if (medianMins != null && medianMins !== drift.medianMins) {
    throw stale(
      t.theMedian,
      { version: drift.version, medianMins },
      { version: drift.version, medianMins: drift.medianMins },
    )
  }
  return drift
}
