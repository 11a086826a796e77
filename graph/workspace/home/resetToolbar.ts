import { mutation } from '../../kernel/mutation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { readToolbar, toolbarName } from './readToolbar.ts'
import { Toolbar } from './Toolbar.ts'
import { usualItems } from './toolbarItems.ts'

mutation('resetToolbar', {
  description: "Resets the viewer's toolbar to its default.",
  policy: 'signedIn',
  input: (t) => ({
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ version }, { context, write }) {
    const { id } = context.requireViewer()
    return write(async (tx) => {
      await writePreference(tx, id, toolbarName, usualItems, version)
      return {}
    })
  },
  success: (t) => ({
    toolbar: t.field({
      type: Toolbar,
      description: 'The toolbar after the change.',
      resolve: (_payload, _args, context) => readToolbar(context),
    }),
  }),
})
