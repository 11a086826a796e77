import { builder } from '../../kernel/builder.ts'
import { globalId, AnyNode, policy, registerNode } from '../../kernel/node.ts'
import { mayUseItem } from './mayUseItem.ts'
import { readToolbar, type ToolbarShape } from './readToolbar.ts'
import { inOrder, usualItems } from './toolbarItems.ts'
import { ToolbarItem } from './ToolbarItem.ts'

export const Toolbar = builder.objectRef<ToolbarShape>('Toolbar').implement({
  description: "The viewer's toolbar.",
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: (_toolbar, _args, context) => globalId('Toolbar', context.requireViewer().id),
    }),
    items: t.field({
      type: [ToolbarItem],
      description:
        "The items of the toolbar, in the viewer's order; role Assign is included only if the viewer may assign roles.",
      resolve: ({ settings }, _args, context) =>
        inOrder(settings).filter(({ key }) => mayUseItem(context.requireViewer(), key)),
    }),
    isUsual: t.boolean({
      description: 'Whether the toolbar has its default layout.',
      resolve: ({ settings }) =>
        settings.every(({ key, action }, i) => key === usualItems[i]?.key && action === usualItems[i].action),
    }),
    version: t.exposeInt('version', {
      description:
        'A version number that increases with each change, 0 if nothing was customized; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

registerNode('Toolbar', (ids, context) =>
  Promise.all(ids.map(async (id) => (id === context.requireViewer().id ? readToolbar(context) : null))),
)

builder.queryField('toolbar', (t) =>
  t.field({
    type: Toolbar,
    description: "The viewer's toolbar.",
    ...policy('signedIn'),
    resolve: (_root, _args, context) => readToolbar(context),
  }),
)
