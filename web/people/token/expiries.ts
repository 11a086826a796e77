import * as t from './__generated__/messages.ts'

const day = 24 * 3_600_000
const most = 366

/** How long an access token is valid: a choice below, and a day for the choice of one. */
export interface Expiry {
  choice: string
  until: string
}

const lives = [
  { value: '7', label: t.days({ count: 7 }) },
  { value: '30', label: t.days({ count: 30 }) },
  { value: '90', label: t.days({ count: 90 }) },
  { value: '365', label: t.aYear },
]
const untilADay = { value: 'day', label: t.untilADay }
const untilTheEnd = { value: 'account', label: t.untilTheAccountExpires }

/** What can be chosen: in days, another day, or with the account where that expires. */
export function expiriesOf(now: number, ends: string | null | undefined) {
  if (!ends) return [...lives, untilADay]
  const left = (Date.parse(ends) - now) / day
  const fitting = lives.filter(({ value }) => Number(value) <= left)
  return [...fitting, ...(left <= most ? [untilTheEnd] : []), untilADay]
}

/** What a form begins with. */
export function usualExpiry(now: number, ends: string | null | undefined): Expiry {
  const choices = expiriesOf(now, ends)
  return { choice: choices.some(({ value }) => value === '90') ? '90' : 'account', until: '' }
}

/** When it ends: so many days from now, at the end of a day here, or with the account. */
export function endOf({ choice, until }: Expiry, now: number, ends?: string | null): string | undefined {
  if (choice === 'account' && ends) return ends
  if (choice !== 'day') return new Date(now + Number(choice) * day).toISOString()
  const end = new Date(`${until}T23:59:59`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}
