const pattern = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** An instant of ISO 8601 with its offset; an invalid date where it is none, as 30 February. */
export function instantFrom(text: unknown): Date {
  const parts = typeof text === 'string' ? pattern.exec(text) : null
  if (!parts) return new Date(Number.NaN)
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const isDay = day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(isDay ? parts[0] : Number.NaN)
}
