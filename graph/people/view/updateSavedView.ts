import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { SavedView } from './SavedView.ts'
import { nameTaken, saysWhere, sharedAt, viewRules } from './viewInput.ts'
import { loadWritten, viewToChange } from './visibleViews.ts'

mutation('updateSavedView', {
  description: 'Renames a view, saves what it shows now, or shares it with others or no longer.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The view.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What it is called.' }),
    search: t.string({ description: 'What stands in the address behind the question mark.' }),
    organizationId: t.id({
      description: 'Shares it with this organization and all below; null makes it one’s own again.',
    }),
    departmentId: t.id({
      description: 'Shares it with this department alone; its root organization where none is named.',
    }),
    groupId: t.id({ description: 'Shares it with this group alone; its root organization where none is named.' }),
  }),
  clears: { departmentId: null, groupId: null, organizationId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await viewToChange(context, input.id)
    const place = saysWhere(input) ? await sharedAt(context, input) : {}
    const { name, search } = check(
      z.object({ name: viewRules.name.nullish(), search: viewRules.search.nullish() }),
      input,
    )
    const version = input.version ?? before.version
    const wanted = { name: name ?? undefined, search: search ?? undefined }
    return orNameTaken(
      nameTaken,
      write(async ({ savedView }) => {
        await changeVersioned(
          savedView,
          'The view',
          { id: before.id, version },
          { ...wanted, ...place },
          { shown: wanted },
        )
        return { viewId: before.id }
      }),
    )
  },
  success: (t) => ({
    view: t.field({
      type: SavedView,
      description: 'The view as it is now.',
      resolve: ({ viewId }, _args, context, info) => loadWritten(context, info, viewId),
    }),
  }),
})
