import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { majorTaskInAnswer } from './taskInAnswer.ts'
import { legacy } from '../../kernel/legacy.ts'
import * as t from './__generated__/messages.ts'

mutation('createMajorTask', {
  description:
    'Creates a major task in the task catalogue, available to all organizations under the same root organization.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that maintains it.' }),
    departmentId: t.id({ description: 'The department that maintains it; defaults to the department of the group.' }),
    departmentInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    groupId: t.id({ description: 'The group that maintains it.' }),
    groupInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    name: t.string({ required: true, description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of the work that belongs to the major task.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { organization: _organization, rootId, ...place } = await placeIn(context, input)
    requirePlaced(context.requireViewer(), 'tasks.edit', { rootId, ...place })
    const data = check(z.object({ name, description: text(0, 2000).nullish() }), input)
    return orNameTaken(
      t.majorNameTaken,
      write(async ({ majorTask }) => {
        const made = await majorTask.create({
          data: { ...place, ...data, description: data.description ?? '' },
          select: { id: true },
        })
        return { majorTaskId: made.id }
      }),
    )
  },
  success: majorTaskInAnswer,
})
