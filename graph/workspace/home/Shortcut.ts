import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { rootNameOfShape } from '../../kernel/rootName.ts'
import { countBySystem, type StatusCounts } from './statusCounts.ts'
import type { ShortcutKey } from '../../people/preference/shortcuts.ts'
import * as messages from './__generated__/messages.ts'

export interface ShortcutShape {
  key: ShortcutKey
  name: string
  /** Of a site; null where its organization has set none. */
  url: string | null
  isExternal: boolean
  rootId: string | null
}

const ShortcutCounts = builder.objectRef<StatusCounts>('ShortcutCounts').implement({
  description: "Counts, by status, of the viewer's records whose task names the shortcut as its system.",
  fields: (t) => ({
    next: t.int({ description: 'Records in Next Up.', resolve: ({ NEXT }) => NEXT }),
    work: t.int({ description: 'Records in IM Working.', resolve: ({ WORK }) => WORK }),
    hold: t.int({ description: 'Records in Hold.', resolve: ({ HOLD }) => HOLD }),
    del: t.int({ description: 'Delegated records that are awaiting an answer.', resolve: ({ DEL }) => DEL }),
  }),
})

/** All counts of a request are one statement. */
const countsOf = (context: Context): Promise<Map<string, StatusCounts>> =>
  context
    .loader<string, Map<string, StatusCounts>>('shortcut counts', async () => [await countBySystem(context)])
    .load('all')

export const Shortcut = builder.objectRef<ShortcutShape>('Shortcut').implement({
  description:
    'An entry of the quick launch: a screen of the product, or an external site configured by the organization.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the shortcut, such as mytasks.' }),
    name: t.exposeString('name', { description: 'The display name.' }),
    isExternal: t.exposeBoolean('isExternal', { description: 'Whether the shortcut leads to an external site.' }),
    path: t.string({
      nullable: true,
      description: 'The path of the screen; null for an external site.',
      resolve: ({ key, isExternal }) => (isExternal ? null : `/${key}`),
    }),
    url: t.expose('url', {
      type: 'URL',
      nullable: true,
      description: 'The URL of the external site; null if none is set, and for screens.',
    }),
    rootName: t.field({
      ...rootNameOfShape,
      description: 'Whose site it leads to, for viewers who belong to several root organizations; null for others.',
    }),
    unavailable: t.string({
      nullable: true,
      description: 'Why the shortcut is not available yet; null if it is available.',
      resolve: ({ isExternal, url }, _args, { language }) => (isExternal && !url ? messages.notSet.in(language) : null),
    }),
    counts: t.field({
      type: ShortcutCounts,
      description: "The number of the viewer's records that belong to the shortcut, by status.",
      resolve: async ({ key }, _args, context) =>
        (await countsOf(context)).get(key) ?? { NEXT: 0, WORK: 0, HOLD: 0, DEL: 0 },
    }),
  }),
})
