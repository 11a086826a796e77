import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { nameTaken, sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'

const shape = z.object({ name: name.nullish(), description: text(0, 2000).nullish() })

mutation('updateSop', {
  description:
    'Changes what an SOP is called, what it is about, or whether it is in use; what is left out stays as it is.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The SOP.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What it is called, once in its organization.' }),
    description: t.string({ description: 'What it is about.' }),
    isArchived: t.boolean({ description: 'Whether it is no longer in use.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await sopToChange(context, input.id)
    const given = check(shape, input)
    const { id } = before
    const version = input.version ?? before.version
    const status = input.isArchived == null ? undefined : input.isArchived ? ('INACTIVE' as const) : ('ACTIVE' as const)
    const wanted = { name: given.name ?? undefined, description: given.description ?? undefined, status }
    return orNameTaken(
      nameTaken,
      write(async ({ sop }) => {
        await changeVersioned(sop, 'The SOP', { id, version }, wanted)
        return { sopId: id }
      }),
    )
  },
  success: sopInAnswer,
})
