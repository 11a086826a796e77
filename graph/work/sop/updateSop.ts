import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({ name: name.nullish(), description: text(0, 2000).nullish() })

mutation('updateSop', {
  description: 'Updates the name or subject of an SOP; omitted fields are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The SOP.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of the work that the SOP covers, at most 2,000 characters.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await sopToChange(context, input.id)
    const given = check(shape, input)
    const { id } = before
    const version = input.version ?? before.version
    const wanted = { name: given.name ?? undefined, description: given.description ?? undefined }
    return orNameTaken(
      t.nameTaken,
      write(async ({ sop }) => {
        await changeVersioned(sop, the('Sop'), { id, version }, wanted)
        return { sopId: id }
      }),
    )
  },
  success: sopInAnswer,
})
