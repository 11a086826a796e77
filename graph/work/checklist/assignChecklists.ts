import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { uuidOf } from '../../kernel/node.ts'
import { placementColumns, requirePlaced } from '../../kernel/placed.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { loadTaskItem, visibleTaskItems } from '../task/visibleTasks.ts'
import { visibleChecklists } from './visibleChecklists.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const most = 20

mutation('assignChecklists', {
  description: 'Sets the checklists that new records of a task item get; existing records keep theirs.',
  policy: 'tasks.edit',
  input: (t) => ({
    taskItemId: t.id({ description: 'The task item.', ...orLegacy() }),
    taskItemInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    checklistIds: t.idList({
      description: 'The checklists in order, at most 20; an empty list removes all.',
      ...orLegacy(),
    }),
    checklistInternalIDs: t.intList({
      description: 'The numbers of the records, as an alternative or in addition to the ids.',
      ...legacy(),
    }),
  }),
  async resolve(input, { context, write }) {
    const chosen = await chosenChecklists(context, input)
    const item = await itemToChange(context, input)
    if (!chosen) throw new ValidationError([{ path: 'checklistIds', message: t.nameChecklists }])
    if (chosen.length > most) throw new ValidationError([{ path: 'checklistIds', message: t.nameAtMost({ most }) }])
    if (chosen.some(({ rootId }) => rootId !== item.majorTask.rootId)) throw new NotFoundError(the('Checklist'))
    const archived = chosen.find(({ status }) => status !== 'ACTIVE')
    if (archived)
      throw new ValidationError([{ path: 'checklistIds', message: t.archivedChooseAnother({ name: archived.name }) }])
    const taskItemId = item.id
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from task_item where id = ${taskItemId}::uuid for no key update`
      const present = await transaction.taskItemChecklist.findMany({ where: { taskItemId } })
      const gone = present.filter(({ checklistId }) => !chosen.some(({ id }) => id === checklistId))
      await transaction.taskItemChecklist.deleteMany({
        where: { taskItemId, checklistId: { in: gone.map(({ checklistId }) => checklistId) } },
      })
      for (const [position, { id: checklistId }] of chosen.entries()) {
        if (present.some((one) => one.checklistId === checklistId && one.position === position)) continue
        const key = { taskItemId_checklistId: { taskItemId, checklistId } }
        await transaction.taskItemChecklist.upsert({
          where: key,
          create: { taskItemId, checklistId, position },
          update: { position },
        })
      }
      return { taskItemId }
    })
  },
  success: (t) => ({
    taskItem: t.field({
      type: TaskItem,
      description: 'The task item after the change.',
      resolve: ({ taskItemId }, _args, context, info) => loadTaskItem(context, info, taskItemId),
    }),
  }),
})

interface Input {
  taskItemId?: string | null
  taskItemInternalID?: number | null
  checklistIds?: string[] | null
  checklistInternalIDs?: number[] | null
}

/** The checklists in the order of the input, each once; undefined where none are named, not even an empty list. */
async function chosenChecklists(context: Context, { checklistIds, checklistInternalIDs }: Input) {
  if (checklistIds == null && checklistInternalIDs == null) return undefined
  const ids = [...new Set(checklistIds?.map((id) => uuidOf('Checklist', id)))]
  const numbers = [...new Set(checklistInternalIDs)]
  const named: Prisma.ChecklistWhereInput = { OR: [{ id: { in: ids } }, { legacyId: { in: numbers } }] }
  const rows = await context.db.prisma.checklist.findMany({ where: { AND: [visibleChecklists(context), named] } })
  const found = [
    ...ids.map((id) => rows.find((row) => row.id === id)),
    ...numbers.map((number) => rows.find((row) => row.legacyId === number)),
  ]
  return found.map((one) => {
    if (!one) throw new NotFoundError(the('Checklist'))
    return one
  })
}

async function itemToChange(context: Context, { taskItemId, taskItemInternalID }: Input) {
  const named: Prisma.TaskItemWhereInput =
    taskItemId != null ? { id: uuidOf('TaskItem', taskItemId) } : { legacyId: taskItemInternalID ?? 0 }
  const item = await context.db.prisma.taskItem.findFirst({
    where: { AND: [visibleTaskItems(context), named] },
    select: { id: true, majorTask: { select: placementColumns } },
  })
  if (!item) throw new NotFoundError(the('TaskItem'))
  requirePlaced(context.requireViewer(), 'tasks.edit', item.majorTask)
  return item
}
