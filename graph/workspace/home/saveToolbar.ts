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
  description: 'Where an item of the toolbar stands.',
  fields: (t) => ({
    key: t.field({ type: ToolbarItemKey, required: true, description: 'Which item.' }),
    action: t.field({
      type: ToolbarAction,
      required: true,
      description: 'Whether it stands in the toolbar or under More.',
    }),
  }),
})

mutation('saveToolbar', {
  description: 'Sets which items the viewer’s toolbar shows, and in which order.',
  policy: 'signedIn',
  input: (t) => ({
    items: t.field({
      type: [ToolbarItemSetting],
      required: true,
      description: 'The twelve items that may be configured, each once, in the order wanted.',
    }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
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
      description: 'The toolbar as it is now.',
      resolve: (_payload, _args, context) => readToolbar(context),
    }),
  }),
})
