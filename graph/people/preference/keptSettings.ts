// What somebody has set of the product for themselves, beside what they are told of.
import { z } from 'zod'
import { say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const

/** How long a toast stays, in milliseconds; 0 for until it is closed. */
const toastTimes = [3_000, 5_000, 10_000, 20_000, 0] as const

export const settingsName = 'settings'

export const keptSettings = z.object({
  theme: z.enum(themes, say(t.chooseTheme)),
  toastMs: z
    .int()
    .refine(
      (ms) => (toastTimes as readonly number[]).includes(ms),
      say(t.chooseTime({ times: toastTimes.join(', ') })),
    ),
})

export const usualSettings: z.infer<typeof keptSettings> = { theme: 'SYSTEM', toastMs: 5_000 }
