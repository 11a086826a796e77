import { builder } from '../../kernel/builder.ts'
import { itemKeys, rowOf } from './toolbarItems.ts'

export const ToolbarItemKey = builder.enumType('ToolbarItemKey', {
  description: 'The key of a toolbar item.',
  values: Object.fromEntries(itemKeys.map((key) => [key, { description: `${rowOf(key).name}.` }])) as Record<
    (typeof itemKeys)[number],
    { description: string }
  >,
})

export const ToolbarAction = builder.enumType('ToolbarAction', {
  description: 'The placement of a toolbar item.',
  values: { SHOW: { description: 'In the toolbar.' }, HIDE: { description: 'Under the More menu.' } },
})

export const ToolbarItemType = builder.enumType('ToolbarItemType', {
  description: 'The action performed when a toolbar item is pressed.',
  values: {
    GRID: { description: 'Shows or hides a grid of the board.' },
    DIALOG: { description: 'Opens a dialog over the board.' },
  },
})
