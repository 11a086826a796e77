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
  description: 'An item of the viewer’s toolbar.',
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ key }) => globalId('ToolbarItem', key),
    }),
    key: t.expose('key', { type: ToolbarItemKey, description: 'Which item it is.' }),
    name: t.string({ description: 'What it is called.', resolve: ({ key }) => rowOf(key).name }),
    icon: t.string({ description: 'The name of its icon.', resolve: ({ key }) => rowOf(key).icon }),
    action: t.expose('action', { type: ToolbarAction, description: 'Whether it stands in the toolbar or under More.' }),
    type: t.field({
      type: ToolbarItemType,
      description: 'What pressing it does.',
      resolve: ({ key }) => rowOf(key).type,
    }),
    grid: t.field({
      type: GridName,
      nullable: true,
      description: 'The grid that it shows and hides, where it is one.',
      resolve: ({ key }) => rowOf(key).grid,
    }),
    notForConfig: t.boolean({
      description: 'Whether it is always as it is.',
      resolve: ({ key }) => rowOf(key).notForConfig,
    }),
    count: t.int({
      nullable: true,
      description:
        'How much its grid holds, or how many delegations wait for the viewer; null for what counts nothing.',
      args: { filter: t.arg({ type: ActionFilter, description: 'The filter of the board.' }) },
      resolve: ({ key }, { filter }, context) => countOf(key, filter ?? {}, context),
    }),
  }),
})

function countOf(key: ItemKey, filter: Filter, context: Context): Promise<number> | null {
  const { grid } = rowOf(key)
  if (grid) return countInGrid(context, filter, grid)
  return key === 'DELEGATE' ? awaitingAnswer(context) : null
}

registerNode('ToolbarItem', async (names, context) => {
  const { settings } = await readToolbar(context)
  const items = inOrder(settings).filter(({ key }) => mayUseItem(context.requireViewer(), key))
  return names.map((name) =>
    itemKeys.includes(name as ItemKey) ? (items.find(({ key }) => key === name) ?? null) : null,
  )
})
