// The contacts that somebody has at hand: twelve, chosen and put in order by themselves, or the first that there are.
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { readPreference } from '../preference/preference.ts'
import { visibleContacts } from './visibleContacts.ts'

export const preferenceName = 'contactDefaults'
export const noOfItems = 12
const schema = z.object({ selected: z.array(z.uuid()).max(noOfItems).nullable() })

export interface Defaults {
  version: number
  /** What was chosen; null for the first that there are. */
  chosen: string[] | null
}

export async function readDefaults(context: Context): Promise<Defaults> {
  const { value, version } = await readPreference(
    context.db.prisma,
    context.requireViewer().id,
    preferenceName,
    schema,
    { selected: null },
  )
  return { version, chosen: value.selected }
}

/** What can be had at hand: who is still turned to. */
export const availableContacts = (context: Context) => ({
  AND: [visibleContacts(context.requireViewer()), { status: 'ACTIVE' as const }],
})
