import type { Context } from '../../kernel/context.ts'
import { readPreference } from '../../people/preference/preference.ts'
import { toolbarRules, usualItems, type ItemSetting } from './toolbarItems.ts'

export const toolbarName = 'toolbar'

export interface ToolbarShape {
  settings: ItemSetting[]
  version: number
}

/** The viewer's toolbar as they have set it. */
export async function readToolbar(context: Context): Promise<ToolbarShape> {
  const { value, version } = await readPreference(
    context.db.prisma,
    context.requireViewer().id,
    toolbarName,
    toolbarRules,
    usualItems,
  )
  return { settings: value, version }
}
