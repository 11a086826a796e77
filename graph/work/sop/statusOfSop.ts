import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { sopId: string }>(
  the('Sop'),
  {
    archiveSop: {
      to: 'INACTIVE',
      description: 'Archives an SOP, so that records no longer show it.',
    },
    restoreSop: {
      to: 'ACTIVE',
      description: 'Restores an archived SOP, so that the records of its task items show it again.',
    },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'Sop', column: 'status', find: sopToChange },
    resolve: changing(sopToChange, async ({ sop }, seen, status) => {
      await changeVersioned(sop, the('Sop'), seen, { status })
      return { sopId: seen.id }
    }),
    success: sopInAnswer,
  },
)
