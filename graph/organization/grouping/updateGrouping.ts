import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { AlreadyExistsError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { lockTree } from '../organization/subject.ts'
import { check } from '../../kernel/validation.ts'
import { findGrouping, groupingShape, groupingToChange, requireNoCycle, requireUsable } from './groupingInput.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { groupingInAnswer } from './loadWritten.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateGrouping', {
  description: 'Updates a grouping; omitted fields are unchanged.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ description: 'The grouping.', ...orLegacy() }),
    internalID: t.int({ description: 'The same by its number.', ...legacy() }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    typeId: entry(t, 'GROUPING_TYPE', { description: "The type of the grouping, which can't be changed." }),
    name: t.string({ description: 'Display name, unique among groupings of the same type in its organization.' }),
    description: t.string({ description: 'A description of what it groups.' }),
    parentId: t.id({ description: 'The parent grouping; null moves the grouping to the top level.' }),
    parentInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
  }),
  clears: { description: '', parentId: null, parentInternalID: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await groupingToChange(context, input)
    const hasParent = input.parentId != null || input.parentInternalID != null
    const named = { id: input.parentId, internalID: input.parentInternalID }
    const parent = hasParent ? await findGrouping(context, named, m.theParent) : null
    const given = check(z.object({ ...groupingShape, name: groupingShape.name.nullish() }), input)
    const wanted = { name: given.name ?? undefined, description: given.description }
    if (input.typeId != null && input.typeId !== before.typeId) {
      throw new ValidationError([{ path: 'typeId', message: m.keepsType }])
    }
    const { organization } = before
    const { path } = await context.db.prisma.organization.findUniqueOrThrow({
      where: { id: organization.id },
      select: { path: true },
    })
    if (parent) requireUsable(parent, { typeId: before.typeId, path }, 'parentId')
    const toTop = !hasParent && (input.parentId === null || input.parentInternalID === null)
    const parentId = parent ? parent.id : toTop ? null : undefined
    const version = input.version ?? before.version
    return orNameTaken(
      m.nameTaken,
      write(async (transaction) => {
        await lockTree(transaction, organization.rootId)
        if (parentId) await requireNoCycle(transaction, before.id, parentId)
        const { id } = before
        await changeVersioned(
          transaction.grouping,
          the('Grouping'),
          { id, version },
          { ...wanted, parentId },
          { shown: wanted },
        )
        return { groupingId: id }
      }),
    )
  },
  success: groupingInAnswer,
})
