import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { ChecklistItemInput, itemsShape, rowsOf } from './itemsInput.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({ name, description: text(0, 2000).nullish(), items: itemsShape })

mutation('createChecklist', {
  description: 'Creates a checklist, available to all organizations under the same root organization.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that maintains it.' }),
    departmentId: t.id({ description: 'The department that maintains it; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group that maintains it.' }),
    name: t.string({ required: true, description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of what the checklist is for.' }),
    items: t.field({
      type: [ChecklistItemInput],
      required: true,
      description: 'The items to check, in order, 1 to 100.',
    }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { organization: _organization, ...place } = await placeIn(context, input)
    requirePlaced(context.requireViewer(), 'tasks.edit', place)
    const { items, description, ...named } = check(shape, input)
    return orNameTaken(
      t.nameTaken,
      write(async (transaction) => {
        const data = { ...place, ...named, description: description ?? '' }
        const { id } = await transaction.checklist.create({ data, select: { id: true } })
        await transaction.checklistItem.createMany({ data: rowsOf(items, id, 1) })
        return { checklistId: id }
      }),
    )
  },
  success: checklistInAnswer,
})
