// Where the external shortcuts of a tree lead.
import type { ShortcutSlot } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { shortcutNames, slotOf, slots } from '../../people/preference/shortcuts.ts'

export interface Site {
  rootId: string
  slot: ShortcutSlot
  name: string
  url: string | null
  /** 0 where nothing is set. */
  version: number
}

const usualName = (slot: ShortcutSlot) =>
  shortcutNames[Object.entries(slotOf).find(([, one]) => one === slot)![0] as keyof typeof slotOf]

/** The three sites of a tree, set or not: those of all trees of a request at once. */
export const sitesOf = (context: Context, rootId: string): Promise<Site[]> =>
  context
    .loader<string, Site[]>('sites', async (rootIds) => {
      const rows = await context.db.prisma.organizationShortcut.findMany({
        where: { organizationId: { in: [...rootIds] } },
      })
      return rootIds.map((root) =>
        slots.map((slot) => {
          const row = rows.find((one) => one.organizationId === root && one.slot === slot)
          return {
            rootId: root,
            slot,
            name: row?.name ?? usualName(slot),
            url: row?.url ?? null,
            version: row?.version ?? 0,
          }
        }),
      )
    })
    .load(rootId)
