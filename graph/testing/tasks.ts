import { globalId } from '../node.ts'
import type { Organization, World } from './world.ts'

/** A major task with an item, of an organization; answers with their global ids by type. */
export async function ownTasks({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const majorTask = await prisma.majorTask.create({ data: { organizationId, name } })
  const item = await prisma.taskItem.create({
    data: { majorTaskId: majorTask.id, name, serviceTimeMins: 30, classId: 1, priorityId: 4, objectiveId: 1 },
  })
  return { MajorTask: globalId('MajorTask', majorTask.id), TaskItem: globalId('TaskItem', item.id) }
}
