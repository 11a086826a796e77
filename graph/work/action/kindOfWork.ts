import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { itemToWork } from '../task/itemToWork.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Named {
  taskItemId?: string | null
  taskRecordId?: string | null
}

/** What a new record is made from, and what it takes over from that; a task record says more than its item. */
export async function kindOfWork(context: Context, rootId: string, { taskItemId, taskRecordId }: Named) {
  if (!taskRecordId) {
    const item = await itemToWork(context, rootId, { taskItemId }, 'template.taskItemId')
    return item ? { kind: { taskItemId: item.id }, from: { ...item, title: item.name, description: '' } } : { kind: {} }
  }
  const record = await context.db.prisma.taskRecord.findFirst({
    where: {
      AND: [visibleTaskRecords(context), { rootId, id: uuidOf('TaskRecord', taskRecordId) }],
    },
  })
  if (!record) throw new NotFoundError(the('TaskRecord'))
  if (record.status !== 'ACTIVE')
    throw new ValidationError([{ path: 'template.taskRecordId', message: t.archivedTaskRecord }])
  return { kind: { taskRecordId: record.id, taskItemId: record.taskItemId, tourId: record.tourId }, from: record }
}
