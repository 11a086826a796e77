import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { majorTaskInAnswer } from './taskInAnswer.ts'
import { majorTaskToChange } from './tasksToChange.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<boolean, { majorTaskId: string }>(
  the('MajorTask'),
  {
    archiveMajorTask: {
      to: false,
      description:
        "Archives a major task, so that its items can't be assigned to organizations; existing task records are kept.",
    },
    restoreMajorTask: {
      to: true,
      description: 'Restores an archived major task, so that its items can be assigned again.',
    },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'MajorTask', column: 'active', find: majorTaskToChange },
    resolve: changing(majorTaskToChange, async ({ majorTask }, seen, active) => {
      await changeVersioned(majorTask, the('MajorTask'), seen, { active })
      return { majorTaskId: seen.id }
    }),
    success: majorTaskInAnswer,
  },
)
