import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { checklistInAnswer } from './checklistInAnswer.ts'
import { ChecklistItemInput, itemsShape, rowsOf } from './itemsInput.ts'
import { checklistToChange } from './visibleChecklists.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({ name: name.nullish(), description: text(0, 2000).nullish(), items: itemsShape.nullish() })

mutation('updateChecklist', {
  description:
    'Updates a checklist; omitted fields are unchanged; changed items create a new revision, and existing records keep theirs.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The checklist.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of what the checklist is for.' }),
    items: t.field({ type: [ChecklistItemInput], description: 'All items of the checklist, in order, 1 to 100.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await checklistToChange(context, input.id)
    const given = check(shape, input)
    const { id } = before
    const version = input.version ?? before.version
    const wanted = { name: given.name ?? undefined, description: given.description ?? undefined }
    return orNameTaken(
      t.nameTaken,
      write(async (transaction) => {
        // Who changes it waits for who changes it, so that each compares with the items that there are.
        await changeVersioned(transaction.checklist, the('Checklist'), { id, version }, wanted)
        const { revision } = await transaction.checklist.findUniqueOrThrow({ where: { id } })
        if (given.items) await revise(transaction, id, revision, given.items)
        return { checklistId: id }
      }),
    )
  },
  success: checklistInAnswer,
})

/** Writes other items as the next revision; the same ones are none. */
async function revise(
  transaction: Transaction,
  checklistId: string,
  revision: number,
  items: z.output<typeof itemsShape>,
) {
  const next = rowsOf(items, checklistId, revision)
  const present = await transaction.checklistItem.findMany({
    where: { checklistId, revision },
    orderBy: { position: 'asc' },
    omit: { id: true, updatedAt: true },
  })
  const contents = (rows: object[]) =>
    JSON.stringify(rows.map((row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
  if (contents(present) === contents(next)) return
  await transaction.checklistItem.createMany({ data: next.map((row) => ({ ...row, revision: revision + 1 })) })
  await transaction.checklist.update({
    where: { id: checklistId },
    data: { revision: revision + 1 },
    select: { id: true },
  })
}
