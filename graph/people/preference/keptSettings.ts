// What somebody has set of the product for themselves, beside what they are told of.
import { z } from 'zod'

export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const

/** How long a toast stays, in milliseconds; 0 for until it is closed. */
const toastTimes = [3_000, 5_000, 10_000, 20_000, 0] as const

export const settingsName = 'settings'

export const keptSettings = z.object({
  theme: z.enum(themes, 'Choose light, dark, or as the system.'),
  toastMs: z
    .int()
    .refine((ms) => (toastTimes as readonly number[]).includes(ms), `Choose one of ${toastTimes.join(', ')}.`),
})

export const usualSettings: z.infer<typeof keptSettings> = { theme: 'SYSTEM', toastMs: 5_000 }
