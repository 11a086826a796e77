import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { majorTaskInAnswer } from './taskInAnswer.ts'
import { majorTaskToChange } from './tasksToChange.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('updateMajorTask', {
  description: 'Updates a major task; omitted fields are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The major task.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of the work that belongs to the major task.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id, version: seen } = await majorTaskToChange(context, input.id)
    const data = check(z.object({ name: name.nullish(), description: text(0, 2000).nullish() }), input)
    const wanted = {
      name: data.name ?? undefined,
      description: data.description ?? undefined,
    }
    const version = input.version ?? seen
    return orNameTaken(
      t.majorNameTaken,
      write(async ({ majorTask }) => {
        await changeVersioned(majorTask, the('MajorTask'), { id, version }, wanted)
        return { majorTaskId: id }
      }),
    )
  },
  success: majorTaskInAnswer,
})
