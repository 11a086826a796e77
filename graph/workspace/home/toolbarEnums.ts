import { builder } from '../../kernel/builder.ts'
import { itemKeys, rowOf } from './toolbarItems.ts'

export const ToolbarItemKey = builder.enumType('ToolbarItemKey', {
  description: 'The items of the toolbar.',
  values: Object.fromEntries(itemKeys.map((key) => [key, { description: `${rowOf(key).name}.` }])) as Record<
    (typeof itemKeys)[number],
    { description: string }
  >,
})

export const ToolbarAction = builder.enumType('ToolbarAction', {
  description: 'Where an item of the toolbar stands.',
  values: { SHOW: { description: 'In the toolbar.' }, HIDE: { description: 'Under More.' } },
})

export const ToolbarItemType = builder.enumType('ToolbarItemType', {
  description: 'What pressing an item of the toolbar does.',
  values: {
    GRID: { description: 'Shows and hides a grid of the board.' },
    DIALOG: { description: 'Opens a tool over the board.' },
  },
})
