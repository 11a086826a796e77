import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A major task with an item that is put to work, of an organization; answers with their global ids by type. */
export async function ownTasks({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const majorTask = await prisma.majorTask.create({ data: { organizationId, name } })
  const item = await prisma.taskItem.create({
    data: { majorTaskId: majorTask.id, name, serviceTimeMins: 30, actionClassId: 1, priorityId: 4, objectiveId: 1 },
  })
  // Whoever made it is told of to those who see it.
  const creator = await prisma.user.create({ data: { email: `${majorTask.id}@test.test`, name, passwordHash: '-' } })
  const taskRecord = await prisma.taskRecord.create({
    data: { organizationId, taskItemId: item.id, title: name, actionClassId: 1, priorityId: 4, creatorId: creator.id },
  })
  // A trigger gives each item its procedures.
  const procedure = await prisma.procedure.findFirstOrThrow({ where: { taskItemId: item.id, position: 1 } })
  return {
    Procedure: globalId('Procedure', procedure.id),
    MajorTask: globalId('MajorTask', majorTask.id),
    TaskItem: globalId('TaskItem', item.id),
    TaskRecord: globalId('TaskRecord', taskRecord.id),
  }
}
