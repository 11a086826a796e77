import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { policy } from '../node.ts'
import { noOfItems, quickLaunchOf, shortcutsOf, treeOf } from './launchRules.ts'
import { Shortcut, type ShortcutShape } from './Shortcut.ts'
import type { ShortcutKey } from './shortcuts.ts'

interface QuickLaunchShape {
  data: ShortcutShape[]
  selected: ShortcutKey[]
  version: number
}

export const QuickLaunch = builder.objectRef<QuickLaunchShape>('QuickLaunch').implement({
  description: 'The shortcuts that somebody starts things with.',
  fields: (t) => ({
    noOfItems: t.int({ description: 'How many it has room for.', resolve: () => noOfItems }),
    data: t.expose('data', { type: [Shortcut], description: 'All that there are.' }),
    selected: t.field({
      type: [Shortcut],
      description: 'Those that the viewer has chosen, in their order.',
      resolve: ({ data, selected }) => selected.map((key) => data.find((one) => one.key === key)!),
    }),
    version: t.exposeInt('version', { description: 'Grows with every change, 0 where nothing was set; a change names the version it was made from.' }),
  }),
})

export async function loadQuickLaunch(context: Context, organizationId?: string | null): Promise<QuickLaunchShape> {
  const { value, version } = await quickLaunchOf(context)
  return { data: await shortcutsOf(context, await treeOf(context, organizationId)), selected: value.selected, version }
}

builder.queryField('quickLaunch', (t) =>
  t.field({
    type: QuickLaunch,
    description: 'The viewer’s quick launch.',
    ...policy('signedIn'),
    args: { organizationId: t.arg.id({ description: 'The organization whose tree’s sites are shown; else those of the first that the viewer belongs to.' }) },
    resolve: (_root, { organizationId }, context) => loadQuickLaunch(context, organizationId),
  }),
)
