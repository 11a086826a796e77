import { mutation } from '../../kernel/mutation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { readToolbar, toolbarName } from './readToolbar.ts'
import { Toolbar } from './Toolbar.ts'
import { usualItems } from './toolbarItems.ts'

mutation('resetToolbar', {
  description: 'Makes the viewer’s toolbar what it is by itself.',
  policy: 'signedIn',
  input: (t) => ({
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
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
      description: 'The toolbar as it is now.',
      resolve: (_payload, _args, context) => readToolbar(context),
    }),
  }),
})
