import * as t from './__generated__/messages.ts'
const day = 24 * 3_600_000

/** How long an access token may be good, in days; another day is chosen by itself. */
export const expiries = [
  { value: '7', label: t.days({ count: 7 }) },
  { value: '30', label: t.days({ count: 30 }) },
  { value: '90', label: t.days({ count: 90 }) },
  { value: '365', label: t.aYear },
  { value: 'day', label: t.untilADay },
] as const

/** When it ends: so many days from now, or at the end of a day here. */
export function expiryOf(choice: string, until: string, now: number): string | undefined {
  if (choice !== 'day') return new Date(now + Number(choice) * day).toISOString()
  const end = new Date(`${until}T23:59:59`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}
