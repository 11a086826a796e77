// The twelve entries of the quick launch: nine screens of one's own, and three sites that an organization has set.
import type { ShortcutSlot } from '../../../prisma/__generated__/client/enums.ts'

const screenKeys = [
  'mytasks',
  'myteam',
  'myprofile',
  'mycalendar',
  'mydocuments',
  'mynotifications',
  'mysettings',
  'myreports',
  'myanalytics',
] as const

const siteKeys = ['accounting', 'dispatch', 'finance'] as const

export const shortcutKeys = [...screenKeys, ...siteKeys] as const

export type ShortcutKey = (typeof shortcutKeys)[number]

export const slotOf: Record<(typeof siteKeys)[number], ShortcutSlot> = {
  accounting: 'ACCOUNTING',
  dispatch: 'DISPATCH',
  finance: 'FINANCE',
}

export const slots = Object.values(slotOf)

/** What each is called; sites until their organization calls them otherwise. */
export const shortcutNames: Record<ShortcutKey, string> = {
  mytasks: 'My Tasks',
  myteam: 'My Team',
  myprofile: 'My Profile',
  mycalendar: 'My Calendar',
  mydocuments: 'My Documents',
  mynotifications: 'My Notifications',
  mysettings: 'My Settings',
  myreports: 'My Reports',
  myanalytics: 'My Analytics',
  accounting: 'Accounting',
  dispatch: 'Dispatch',
  finance: 'Personal finance',
}

export const isSite = (key: ShortcutKey): key is keyof typeof slotOf => key in slotOf
