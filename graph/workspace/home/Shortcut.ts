import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { countBySystem, type StatusCounts } from './statusCounts.ts'
import type { ShortcutKey } from '../../people/preference/shortcuts.ts'

export interface ShortcutShape {
  key: ShortcutKey
  name: string
  /** Of a site; null where its organization has set none. */
  url: string | null
  isExternal: boolean
}

const ShortcutCounts = builder.objectRef<StatusCounts>('ShortcutCounts').implement({
  description: 'How many of the viewer’s records name a shortcut as their system, by status.',
  fields: (t) => ({
    next: t.int({ description: 'Those that are Next Up.', resolve: ({ NEXT }) => NEXT }),
    work: t.int({ description: 'Those that are being worked on.', resolve: ({ WORK }) => WORK }),
    hold: t.int({ description: 'Those that are on hold.', resolve: ({ HOLD }) => HOLD }),
    del: t.int({ description: 'Those that are delegated and wait for an answer.', resolve: ({ DEL }) => DEL }),
  }),
})

/** All counts of a request are one statement. */
const countsOf = (context: Context): Promise<Map<string, StatusCounts>> =>
  context
    .loader<string, Map<string, StatusCounts>>('shortcut counts', async () => [await countBySystem(context)])
    .load('all')

export const Shortcut = builder.objectRef<ShortcutShape>('Shortcut').implement({
  description: 'An entry of the quick launch: a screen of one’s own, or a site that the organization has set.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Which one it is, as mytasks.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isExternal: t.exposeBoolean('isExternal', { description: 'Whether it leads out of the product.' }),
    path: t.string({
      nullable: true,
      description: 'The screen that it leads to; null for a site.',
      resolve: ({ key, isExternal }) => (isExternal ? null : `/${key}`),
    }),
    url: t.expose('url', {
      type: 'URL',
      nullable: true,
      description: 'The address of the site; null where none is set, and for a screen.',
    }),
    unavailable: t.string({
      nullable: true,
      description: 'Why it leads nowhere yet; null where it does.',
      resolve: ({ isExternal, url }) => (isExternal && !url ? 'Not set yet; an Admin at the root sets it.' : null),
    }),
    counts: t.field({
      type: ShortcutCounts,
      description: 'How many of the viewer’s records belong to it, by status.',
      resolve: async ({ key }, _args, context) =>
        (await countsOf(context)).get(key) ?? { NEXT: 0, WORK: 0, HOLD: 0, DEL: 0 },
    }),
  }),
})
