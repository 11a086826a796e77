import { asOfArg, contextAt } from '../../kernel/asOf.ts'
import { ActionFilter, type Filter } from '../../work/action/actionFilter.ts'
import { countInGrid } from '../../work/action/countInGrid.ts'
import { GridName } from '../../work/action/enums.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { awaitingAnswer } from '../../work/delegation/awaitingAnswer.ts'
import { globalId, AnyNode, policy, registerNode } from '../../kernel/node.ts'
import { readToolbar } from './readToolbar.ts'
import { itemKeys, inOrder, rowOf, type ItemKey, type ItemSetting } from './toolbarItems.ts'
import { mayUseItem } from './mayUseItem.ts'
import { ToolbarAction, ToolbarItemKey, ToolbarItemType } from './toolbarEnums.ts'

export const ToolbarItem = builder.objectRef<ItemSetting>('ToolbarItem').implement({
  description: "An item of the viewer's toolbar.",
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ key }) => globalId('ToolbarItem', key),
    }),
    key: t.expose('key', { type: ToolbarItemKey, description: 'The key of the item.' }),
    name: t.string({ description: 'The display name.', resolve: ({ key }) => rowOf(key).name }),
    icon: t.string({ description: 'The name of the icon.', resolve: ({ key }) => rowOf(key).icon }),
    action: t.expose('action', {
      type: ToolbarAction,
      description: 'Whether the item is shown in the toolbar or under the More menu.',
    }),
    type: t.field({
      type: ToolbarItemType,
      description: 'The action performed when the item is pressed.',
      resolve: ({ key }) => rowOf(key).type,
    }),
    grid: t.field({
      type: GridName,
      nullable: true,
      description: 'The grid that the item shows or hides; null if the item has no grid.',
      resolve: ({ key }) => rowOf(key).grid,
    }),
    notForConfig: t.boolean({
      description: "Whether the item is fixed and can't be configured.",
      resolve: ({ key }) => rowOf(key).notForConfig,
    }),
    count: t.int({
      nullable: true,
      description:
        "The number of records in the item's grid, or of delegations awaiting the viewer's answer now for Delegate; null for other items.",
      args: {
        filter: t.arg({ type: ActionFilter, description: 'The filter applied to the board.' }),
        asOf: asOfArg(t),
      },
      resolve: ({ key }, { filter, asOf }, context) => countOf(key, filter ?? {}, contextAt(context, asOf)),
    }),
  }),
})

function countOf(key: ItemKey, filter: Filter, context: Context): Promise<number> | null {
  const { grid } = rowOf(key)
  if (grid) return countInGrid(context, filter, grid)
  return key === 'DELEGATE' && !context.asOf ? awaitingAnswer(context) : null
}

registerNode('ToolbarItem', async (names, context) => {
  const { settings } = await readToolbar(context)
  const items = inOrder(settings).filter(({ key }) => mayUseItem(context.requireViewer(), key))
  return names.map((name) =>
    itemKeys.includes(name as ItemKey) ? (items.find(({ key }) => key === name) ?? null) : null,
  )
})
