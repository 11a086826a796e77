import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { taskItemInAnswer } from './taskInAnswer.ts'
import { taskItemToChange } from './tasksToChange.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<boolean, { taskItemId: string }>(
  the('TaskItem'),
  {
    archiveTaskItem: {
      to: false,
      description:
        "Archives a task item, so that it can't be assigned to organizations; existing task records are kept.",
    },
    restoreTaskItem: { to: true, description: 'Restores an archived task item, so that it can be assigned again.' },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'TaskItem', column: 'active', find: taskItemToChange },
    resolve: changing(taskItemToChange, async ({ taskItem }, seen, active) => {
      await changeVersioned(taskItem, the('TaskItem'), seen, { active })
      return { taskItemId: seen.id }
    }),
    success: taskItemInAnswer,
  },
)
