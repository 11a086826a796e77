import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import * as t from './__generated__/messages.ts'

mutation('createSop', {
  description: 'Creates an SOP for all tasks under a root organization; its first version is then written as a draft.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that maintains it.' }),
    departmentId: t.id({ description: 'The department that maintains it; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group that maintains it.' }),
    name: t.string({ required: true, description: 'Display name, unique within its organization.' }),
    description: t.string({ description: 'A description of the work that the SOP covers, at most 2,000 characters.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { organization: _organization, ...place } = await placeIn(context, input)
    requirePlaced(context.requireViewer(), 'tasks.edit', place)
    const given = check(z.object({ name, description: text(0, 2000).nullish() }), input)
    const data = { ...place, name: given.name, description: given.description ?? '' }
    return orNameTaken(
      t.nameTaken,
      write(async ({ sop }) => ({ sopId: (await sop.create({ data, select: { id: true } })).id })),
    )
  },
  success: sopInAnswer,
})
