import type { Transaction } from '../../kernel/mutation.ts'
import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeManyVersioned } from '../../kernel/versioned.ts'
import { taskRecordInAnswer } from './taskInAnswer.ts'
import { taskRecordToChange } from './tasksToChange.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { taskRecordId: string }>(
  the('TaskRecord'),
  {
    archiveTaskRecord: {
      to: 'INACTIVE',
      description: 'Archives a task record, so that no further action records are created from it.',
    },
    restoreTaskRecord: { to: 'ACTIVE', description: 'Restores an archived task record to use.' },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'TaskRecord', column: 'status', find: taskRecordToChange },
    async resolve(input, { context, writeDraft }, status) {
      const { id, version: seen } = await taskRecordToChange(context, input.id)
      return writeDraft({ id, version: input.version ?? seen, data: { status } }, changeStatuses)
    },
    success: taskRecordInAnswer,
  },
)

interface Draft {
  id: string
  version: number
  data: { status: 'ACTIVE' | 'INACTIVE' }
}

async function changeStatuses({ taskRecord }: Transaction, drafts: readonly Draft[]) {
  await changeManyVersioned(taskRecord, the('TaskRecord'), drafts)
  return drafts.map(({ id }) => ({ taskRecordId: id }))
}
