import { assignableFor } from '../task/assignees.ts'
import { decisionOf } from './movingMutation.ts'
import { readSubject } from './readActions.ts'
import { moveAction } from './transition.ts'
import { ExpectedError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { globalId, noRow, uuidIn } from '../../kernel/node.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import type { Assigned } from './AssignedTask.ts'
import { mostAssignees } from '../task/taskRecordInput.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'
import * as t from './__generated__/messages.ts'

type Named = Assigned['task']

/** Gives one task to people, a result for each of them. */
export async function assignTask(call: Call, task: Named, userIds: readonly string[]): Promise<Assigned[]> {
  const record = await taskRecordOf(call, task)
  const actionId = record ? null : await actionOf(call, task)
  const base = { task, taskRecordId: record?.id ?? null, actionId }
  const results: Assigned[] = []
  for (const userId of userIds) {
    const refused = await refusalOf(call, async () => {
      if (record) return addAssignee(call, record, userId)
      if (!actionId) throw new NotFoundError(t.theTask)
      if (userIds.length > 1) throw new ValidationError([{ path: 'userIds', message: t.onePerson }])
      const input = { assigneeId: globalId('User', userId) }
      await moveAction(call, 'ASSIGN', { uuid: actionId }, (moving) => decisionOf('ASSIGN')(input, moving))
    })
    results.push({ ...base, userId, error: refused })
  }
  return results
}

async function refusalOf({ context }: Call, work: () => Promise<unknown>) {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return { ...error.toJSON(), message: error.messageIn(context.language) }
  }
}

async function taskRecordOf({ context }: Call, task: Named) {
  const asked = 'number' in task ? { legacyId: task.number } : { id: uuidIn('TaskRecord', task.id) ?? noRow }
  return context.db.prisma.taskRecord.findFirst({
    where: { AND: [visibleTaskRecords(context), asked] },
    include: { organization: { select: { path: true } } },
  })
}

async function actionOf({ context }: Call, task: Named): Promise<string | null> {
  const asked =
    'number' in task
      ? { column: 'legacy_id' as const, values: [task.number] }
      : { column: 'id' as const, values: [uuidIn('Action', task.id) ?? noRow] }
  const subject = await readSubject(context, asked)
  return subject?.id ?? null
}

type Record = NonNullable<Awaited<ReturnType<typeof taskRecordOf>>>

/** Adds somebody behind those who have it already. */
async function addAssignee({ context, write }: Call, record: Record, userId: string) {
  requirePlaced(context.requireViewer(), 'records.manage', record)
  if (record.status !== 'ACTIVE') throw new ValidationError([{ path: 'ids', message: t.bringBackFirst }])
  await assignableFor(context, record, userId)
  const { id: taskRecordId } = record
  await write(async (transaction) => {
    // The record's lock makes two at once wait for each other.
    await transaction.$queryRaw`select 1 from task_record where id = ${taskRecordId}::uuid for update`
    const { taskRecord, taskRecordAssignee } = transaction
    const known = await taskRecordAssignee.findMany({ where: { taskRecordId }, orderBy: { position: 'asc' } })
    if (known.some((one) => one.userId === userId)) return {}
    if (known.length >= mostAssignees)
      throw new ValidationError([{ path: 'userIds', message: t.shareAtMost({ most: mostAssignees }) }])
    await taskRecordAssignee.create({ data: { taskRecordId, userId, position: (known.at(-1)?.position ?? -1) + 1 } })
    await taskRecord.update({ where: { id: taskRecordId }, data: { version: { increment: 1 } }, select: { id: true } })
    return {}
  })
}
