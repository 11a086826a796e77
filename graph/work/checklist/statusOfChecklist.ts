import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { checklistToChange } from './visibleChecklists.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { checklistId: string }>(
  'The checklist',
  {
    archiveChecklist: { to: 'INACTIVE', description: 'Archives a checklist, so that new records get it no more.' },
    restoreChecklist: { to: 'ACTIVE', description: 'Takes an archived checklist back into use.' },
  },
  {
    policy: 'tasks.edit',
    async resolve(input, { context, write }, status) {
      const before = await checklistToChange(context, input.id)
      const { id } = before
      const version = input.version ?? before.version
      return write(async ({ checklist }) => {
        await changeVersioned(checklist, 'The checklist', { id, version }, { status })
        return { checklistId: id }
      })
    },
    success: checklistInAnswer,
  },
)
