// The toolbar's items as the specification has them, and in which order somebody has them.
import { z } from 'zod'
import type { GridName } from '../../work/action/gridTable.ts'
import * as t from './__generated__/messages.ts'
import { said } from '../../kernel/validation.ts'

interface ItemRow {
  name: string
  icon: string
  /** Grids are shown and hidden on the board; a dialog opens over it. */
  type: 'GRID' | 'DIALOG'
  action: 'SHOW' | 'HIDE'
  /** Whether it is always as it is. */
  notForConfig: boolean
  grid?: GridName
}

const grid = (name: string, of: GridName, notForConfig = false): ItemRow => ({
  name,
  icon: `grid-${of.toLowerCase()}`,
  type: 'GRID',
  action: 'SHOW',
  notForConfig,
  grid: of,
})
const dialog = (name: string, icon: string, more: Partial<ItemRow> = {}): ItemRow => ({
  name,
  icon,
  type: 'DIALOG',
  action: 'SHOW',
  notForConfig: false,
  ...more,
})

const toolbarTable = {
  MAP: dialog('Map', 'map'),
  TOUR: dialog('Tour', 'tour'),
  PLANNER: dialog('Planner', 'planner'),
  DAILY: grid('Daily', 'DAILY'),
  WEEKLY: grid('Weekly', 'WEEKLY'),
  MONTHLY: grid('Monthly', 'MONTHLY'),
  QTRLY: grid('Qtrly', 'QTRLY'),
  SPECIAL: grid('Special', 'SPECIAL'),
  ESCALATED: grid('Escalated', 'ESCALATED', true),
  LATE: grid('Late', 'LATE', true),
  WARN: grid('Warn', 'WARN', true),
  DELEGATE: dialog('Delegate', 'delegate'),
  CALENDAR: dialog('Calendar', 'calendar'),
  ROLE_ASSIGN: dialog('Role Assign', 'role-assign', { action: 'HIDE', notForConfig: true }),
  CONFIGURE: dialog('Configure', 'configure', { notForConfig: true }),
  TIME_STUDY: dialog('Time Study', 'time-study'),
  COMMS: dialog('Comms (benchmark)', 'comms'),
  CONTACTS: dialog('Contacts', 'contacts', { action: 'HIDE', notForConfig: true }),
} as const satisfies Record<string, ItemRow>

export type ItemKey = keyof typeof toolbarTable
type ItemAction = 'SHOW' | 'HIDE'

export interface ItemSetting {
  key: ItemKey
  action: ItemAction
}

export const itemKeys = Object.keys(toolbarTable) as ItemKey[]
export const rowOf = (key: ItemKey): ItemRow => toolbarTable[key]
const configurable = itemKeys.filter((key) => !rowOf(key).notForConfig)

const isFixed = (key: ItemKey) => rowOf(key).notForConfig

/** The items that may be configured, as they are by themselves. */
export const usualItems: ItemSetting[] = configurable.map((key) => ({ key, action: rowOf(key).action }))

const named = () => configurable.map((key) => rowOf(key).name).join(', ')

/** Each of the items that may be configured, once. */
export const toolbarRules = z
  .array(z.object({ key: z.enum(itemKeys as [ItemKey, ...ItemKey[]]), action: z.enum(['SHOW', 'HIDE']) }))
  .superRefine((items, refuse) => {
    const keys = items.map(({ key }) => key)
    const fixed = keys.find(isFixed)
    const message = fixed
      ? t.staysFixed({ item: rowOf(fixed).name, items: named() })
      : new Set(keys).size !== keys.length || keys.length !== configurable.length
        ? t.nameItems({ items: named() })
        : undefined
    if (message) refuse.addIssue({ code: 'custom', message: said(message), continue: false })
  })

/** All items in somebody's order: what may not be configured stays in its place among the others. */
export function inOrder(settings: readonly ItemSetting[]): ItemSetting[] {
  const rest = [...settings]
  return itemKeys.map((key) => (isFixed(key) ? { key, action: rowOf(key).action } : rest.shift()!))
}
