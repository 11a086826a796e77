import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { noOfItems, quickLaunchOf, shortcutsOf, treeOf } from './launchRules.ts'
import { Shortcut, type ShortcutShape } from './Shortcut.ts'
import type { ShortcutKey } from '../../people/preference/shortcuts.ts'

interface QuickLaunchShape {
  id: string
  data: ShortcutShape[]
  selected: ShortcutKey[]
  version: number
}

export const QuickLaunch = builder.objectRef<QuickLaunchShape>('QuickLaunch').implement({
  description: "The shortcuts of a user's quick launch.",
  interfaces: [Node],
  ...policy('signedIn'),
  fields: (t) => ({
    noOfItems: t.int({ description: 'The maximum number of items.', resolve: () => noOfItems }),
    data: t.expose('data', { type: [Shortcut], description: 'All available shortcuts.' }),
    selected: t.field({
      type: [Shortcut],
      description: 'The shortcuts the viewer has selected, in order.',
      resolve: ({ data, selected }) => selected.map((key) => data.find((one) => one.key === key)!),
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every change; 0 if never set; updates name the version they are based on.',
    }),
  }),
})

/** The viewer's, with the sites of a tree. */
export async function loadQuickLaunch(context: Context, rootId: string | undefined): Promise<QuickLaunchShape> {
  const { value, version } = await quickLaunchOf(context)
  return { id: nameOf(context, rootId), data: await shortcutsOf(context, rootId), selected: value.selected, version }
}

const nameOf = (context: Context, rootId = '') => `${context.requireViewer().id}.${rootId}`

registerNode('QuickLaunch', (names, context) =>
  Promise.all(
    names.map(async (name) => {
      const rootId = [...context.requireViewer().rootIds, undefined].find((one) => nameOf(context, one) === name)
      return name === nameOf(context, rootId) ? loadQuickLaunch(context, rootId) : null
    }),
  ),
)

builder.queryField('quickLaunch', (t) =>
  t.field({
    type: QuickLaunch,
    description: "The viewer's quick launch.",
    ...policy('signedIn'),
    args: {
      organizationId: t.arg.id({
        description:
          'The organization whose root organization defines the external shortcuts; defaults to the first one the viewer belongs to.',
      }),
    },
    resolve: async (_root, { organizationId }, context) =>
      loadQuickLaunch(context, (await treeOf(context, organizationId)) ?? context.requireViewer().rootIds[0]),
  }),
)
