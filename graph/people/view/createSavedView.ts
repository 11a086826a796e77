import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { check } from '../../kernel/validation.ts'
import { SavedView } from './SavedView.ts'
import { sharedAt, viewRules } from './viewInput.ts'
import * as m from './__generated__/messages.ts'
import { loadWritten } from './visibleViews.ts'

mutation('createSavedView', {
  description: 'Saves a view of a list, private or shared.',
  policy: 'signedIn',
  input: (t) => ({
    screen: t.string({
      required: true,
      description: 'The route of the screen whose list the view is for, such as activerecords.',
    }),
    name: t.string({ required: true, description: 'The display name.' }),
    search: t.string({
      required: true,
      description: "The query string of the screen's URL, without the question mark.",
    }),
    organizationId: t.id({
      description:
        'Shares it with this organization and its sub-organizations; private if no organization, department or group is given.',
    }),
    departmentId: t.id({ description: 'Shares it with this department only.' }),
    groupId: t.id({ description: 'Shares it with this group only.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const place = await sharedAt(context, input)
    const given = check(z.object(viewRules), input)
    const { id: ownerId } = context.requireViewer()
    return orNameTaken(
      m.nameTaken,
      write(async ({ savedView }) => {
        const { id } = await savedView.create({
          data: { ...given, ...place, ownerId, createdAt: context.now },
          select: { id: true },
        })
        return { viewId: id }
      }),
    )
  },
  success: (t) => ({
    view: t.field({
      type: SavedView,
      description: 'The saved view.',
      resolve: ({ viewId }, _args, context, info) => loadWritten(context, info, viewId),
    }),
  }),
})
