import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { checklistToChange } from './visibleChecklists.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { checklistId: string }>(
  the('Checklist'),
  {
    archiveChecklist: { to: 'INACTIVE', description: 'Archives a checklist, so that new records get it no more.' },
    restoreChecklist: { to: 'ACTIVE', description: 'Takes an archived checklist back into use.' },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'Checklist', column: 'status', find: checklistToChange },
    resolve: changing(checklistToChange, async ({ checklist }, seen, status) => {
      await changeVersioned(checklist, the('Checklist'), seen, { status })
      return { checklistId: seen.id }
    }),
    success: checklistInAnswer,
  },
)
