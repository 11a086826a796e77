import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { majorTaskInAnswer } from './taskInAnswer.ts'
import { majorTaskToChange } from './tasksToChange.ts'

mutation('updateMajorTask', {
  description: 'Changes a major task, archives it or brings it back; what is left out stays as it is.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The major task.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What it is called, once in its organization.' }),
    description: t.string({ description: 'What belongs to it.' }),
    active: t.boolean({
      description: 'Whether it is in use; what is archived is put to work no more, and what was made of it stays.',
    }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id, version: seen } = await majorTaskToChange(context, input.id)
    const data = check(z.object({ name: name.nullish(), description: text(0, 2000).nullish() }), input)
    const wanted = {
      name: data.name ?? undefined,
      description: data.description ?? undefined,
      active: input.active ?? undefined,
    }
    const version = input.version ?? seen
    return orNameTaken(
      'There is a major task of this name already.',
      write(async ({ majorTask }) => {
        await changeVersioned(majorTask, 'The major task', { id, version }, wanted)
        return { majorTaskId: id }
      }),
    )
  },
  success: majorTaskInAnswer,
})
