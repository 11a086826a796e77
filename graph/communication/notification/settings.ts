// What somebody wants to be told of, and how: what they have set, over what holds for everybody.
import { z } from 'zod'
import { kindNames, type KindName } from './kinds.ts'

export const preferenceName = 'notifications'

export interface Ways {
  inProduct: boolean
  byMail: boolean
}

const usual: Ways = { inProduct: true, byMail: false }

const ways = z.object({ inProduct: z.boolean(), byMail: z.boolean() })

/** As it is kept: only what differs from the usual. */
export const keptSettings = z.partialRecord(z.enum(kindNames), ways)

export type KeptSettings = z.infer<typeof keptSettings>

export const waysOf = (kept: KeptSettings, kind: KindName): Ways => kept[kind] ?? usual

/** What somebody has kept, from their row; what is not understood counts for nothing. */
export const settingsIn = (value: unknown): KeptSettings => keptSettings.safeParse(value).data ?? {}
