// Calendar months, as 2026-10-01: each tree's own, by the clock of its root.

/** How long after its end a month is published: late and corrected values come in meanwhile. */
export const graceDays = 5

const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`

export function addMonths(month: string, count: number): string {
  const at = new Date(`${month}T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return monthOf(at)
}

/** The last day of a month. */
export const endOf = (month: string): string =>
  new Date(Date.parse(addMonths(month, 1)) - 24 * 3_600_000).toISOString().slice(0, 10)

/** The last month that is closed everywhere and past its grace. */
export const lastClosed = (now: Date): string =>
  addMonths(monthOf(new Date(now.getTime() - graceDays * 24 * 3_600_000)), -1)
