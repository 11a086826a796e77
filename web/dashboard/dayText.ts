const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "23 Nov" of 2026-11-23. */
export const dayText = (day: string): string => format.format(new Date(`${day}T12:00:00Z`))
