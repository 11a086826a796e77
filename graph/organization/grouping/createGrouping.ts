import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { findSubject, obstacles, organizationPlace, requireFree } from '../organization/subject.ts'
import { check } from '../../kernel/validation.ts'
import { findGrouping, groupingShape, requireUsable, typeShape } from './groupingInput.ts'
import * as m from './__generated__/messages.ts'
import { groupingInAnswer } from './loadWritten.ts'
import { legacy } from '../../kernel/legacy.ts'

mutation('createGrouping', {
  description: 'Creates a grouping for use by an organization and its sub-organizations.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that owns the grouping.' }),
    typeId: entry(t, 'GROUPING_TYPE', { required: true, description: 'The type of the grouping.' }),
    name: t.string({
      required: true,
      description: 'Display name, unique among groupings of the same type in its organization.',
    }),
    description: t.string({ description: 'A description of what it groups.' }),
    parentId: t.id({ description: 'The parent grouping; null for a top-level grouping.' }),
    parentInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const organization = await findSubject(context, input.organizationId)
    requireAt(context.requireViewer(), 'organizations.edit', organizationPlace(organization))
    requireFree(obstacles.edit(organization))
    const hasParent = input.parentId != null || input.parentInternalID != null
    const named = { id: input.parentId, internalID: input.parentInternalID }
    const parent = hasParent ? await findGrouping(context, named, m.theParent) : null
    const { typeId, name, description } = check(z.object({ ...groupingShape, typeId: typeShape(context) }), input)
    if (parent) requireUsable(parent, { typeId, path: organization.path }, 'parentId')
    return orNameTaken(
      m.nameTaken,
      write(async (transaction) => {
        const data = {
          organizationId: organization.id,
          typeId,
          name,
          description: description ?? '',
          parentId: parent?.id ?? null,
        }
        const { id } = await transaction.grouping.create({ data, select: { id: true } })
        return { groupingId: id }
      }),
    )
  },
  success: groupingInAnswer,
})
