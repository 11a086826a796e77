import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { SavedView } from './SavedView.ts'
import { saysWhere, sharedAt, viewRules } from './viewInput.ts'
import * as m from './__generated__/messages.ts'
import { loadWritten, viewToChange } from './visibleViews.ts'
import { the } from '../../kernel/noun.ts'

mutation('updateSavedView', {
  description: 'Renames a saved view, saves its current state, or starts or stops sharing it.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The saved view to change.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    search: t.string({ description: "The query string of the screen's URL, without the question mark." }),
    organizationId: t.id({
      description: 'Shares it with this organization and its sub-organizations; null makes it private again.',
    }),
    departmentId: t.id({
      description:
        "Shares it only with this department; the organization defaults to the department's root organization.",
    }),
    groupId: t.id({
      description: "Shares it only with this group; the organization defaults to the group's root organization.",
    }),
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
      m.nameTaken,
      write(async ({ savedView }) => {
        await changeVersioned(
          savedView,
          the('SavedView'),
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
      description: 'The view after the change.',
      resolve: ({ viewId }, _args, context, info) => loadWritten(context, info, viewId),
    }),
  }),
})
