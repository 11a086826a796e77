import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { checklistToChange } from './visibleChecklists.ts'

mutation('archiveChecklist', {
  description: 'Archives a checklist, so that new records get it no more, or takes it back into use.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The checklist.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    isArchived: t.boolean({
      description: 'Whether it is to be archived, as it is unless said otherwise, or used again.',
    }),
  }),
  async resolve(input, { context, write }) {
    const before = await checklistToChange(context, input.id)
    const { id } = before
    const status = (input.isArchived ?? true) ? ('INACTIVE' as const) : ('ACTIVE' as const)
    const version = input.version ?? before.version
    return write(async ({ checklist }) => {
      await changeVersioned(checklist, 'The checklist', { id, version }, { status })
      return { checklistId: id }
    })
  },
  success: checklistInAnswer,
})
