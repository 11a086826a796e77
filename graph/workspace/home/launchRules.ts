import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { readPreference } from '../../people/preference/preference.ts'
import type { ShortcutShape } from './Shortcut.ts'
import { isSite, shortcutKeys, shortcutNames, slotOf } from '../../people/preference/shortcuts.ts'
import { say } from '../../kernel/validation.ts'
import { sitesOf } from './sites.ts'
import * as t from './__generated__/messages.ts'

/** How many entries it has room for. */
export const noOfItems = 12

export const quickLaunchRules = z.object({
  selected: z
    .array(z.enum(shortcutKeys, say(t.amongTwelve)))
    .max(noOfItems, say(t.chooseAtMost({ most: String(noOfItems) })))
    .refine((keys) => new Set(keys).size === keys.length, say(t.chooseOnce)),
})

export const usualLaunch = { selected: [...shortcutKeys] }

export const quickLaunchOf = (context: Context) =>
  readPreference(context.db.prisma, context.requireViewer().id, 'quickLaunch', quickLaunchRules, usualLaunch)

/** The tree of an organization that the viewer sees; undefined where they see none of this id. */
export async function treeOf(context: Context, organizationId: string | null | undefined): Promise<string | undefined> {
  const id = organizationId ? uuidIn('Organization', organizationId) : undefined
  if (!id) return undefined
  const where = { AND: [visibleOrganizations(context), { id }] }
  return (await context.db.prisma.organization.findFirst({ where, select: { rootId: true } }))?.rootId
}

/** All twelve, with the sites of a tree. */
export async function shortcutsOf(context: Context, rootId: string | undefined): Promise<ShortcutShape[]> {
  const sites = rootId ? await sitesOf(context, rootId) : []
  return shortcutKeys.map((key) => {
    const site = isSite(key) ? sites.find(({ slot }) => slot === slotOf[key]) : undefined
    return {
      key,
      name: site?.name ?? shortcutNames[key],
      url: site?.url ?? null,
      isExternal: isSite(key),
      rootId: isSite(key) ? (rootId ?? null) : null,
    }
  })
}
