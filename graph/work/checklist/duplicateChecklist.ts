import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { check, name } from '../../kernel/validation.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { checklistToChange } from './visibleChecklists.ts'
import * as t from './__generated__/messages.ts'

mutation('duplicateChecklist', {
  description: 'Creates a copy of a checklist, with the same items under a new name.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The checklist to copy.' }),
    name: t.string({ required: true, description: 'The name of the copy, unique within its organization.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id, organizationId, departmentId, groupId, description, revision } = await checklistToChange(
      context,
      input.id,
    )
    const named = check(z.object({ name }), input)
    return orNameTaken(
      t.nameTaken,
      write(async (transaction) => {
        const data = { organizationId, departmentId, groupId, description, ...named }
        const made = await transaction.checklist.create({ data, select: { id: true } })
        const items = await transaction.checklistItem.findMany({
          where: { checklistId: id, revision },
          omit: { id: true, updatedAt: true },
        })
        await transaction.checklistItem.createMany({
          data: items.map((item) => ({ ...item, checklistId: made.id, revision: 1 })),
        })
        return { checklistId: made.id }
      }),
    )
  },
  success: checklistInAnswer,
})
