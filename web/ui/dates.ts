const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** "19 Nov 2026" */
export const dayOf = (instant: string): string => day.format(new Date(instant))

/** "19 Nov 2026, 09:30" */
export const momentOf = (instant: string): string => whole.format(new Date(instant))
