import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { readToolbar, toolbarName } from './readToolbar.ts'
import { Toolbar } from './Toolbar.ts'
import { ToolbarAction, ToolbarItemKey } from './toolbarEnums.ts'
import { toolbarRules } from './toolbarItems.ts'

const ToolbarItemSetting = builder.inputType('ToolbarItemSetting', {
  description: 'The placement of a toolbar item.',
  fields: (t) => ({
    key: t.field({ type: ToolbarItemKey, required: true, description: 'The item to configure.' }),
    action: t.field({
      type: ToolbarAction,
      required: true,
      description: 'Whether the item is shown in the toolbar or under the More menu.',
    }),
  }),
})

mutation('saveToolbar', {
  description: "Sets which items the viewer's toolbar shows, and their order.",
  policy: 'signedIn',
  input: (t) => ({
    items: t.field({
      type: [ToolbarItemSetting],
      required: true,
      description: 'All twelve configurable items, each exactly once, in display order.',
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { items } = check(z.object({ items: toolbarRules }), input)
    const { id } = context.requireViewer()
    return write(async (tx) => {
      await writePreference(tx, id, toolbarName, items, input.version)
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
