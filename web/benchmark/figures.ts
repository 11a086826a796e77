// Numbers of benchmarks as people read them.
const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })
const large = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** 91.23, 1,240: four digits that say something, whole from a thousand on. */
export const figure = (value: number): string => (Math.abs(value) >= 1000 ? large : plain).format(value)

/** "91.23 %" */
export const valueText = (value: number, unit: string): string => `${figure(value)} ${unit}`

export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: Math.abs(amount) < 100 ? 2 : 0 }).format(amount)

const grains: Partial<Record<string, Intl.DateTimeFormatOptions>> = {
  HOUR: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  MONTH: { month: 'short', year: 'numeric' },
}

/** The period that begins then, in the zone of its organization: "19 Nov", "19 Nov, 14:00", "Nov 2026", "Q4 2026". */
export function periodText(startsAt: string, grain: string, timeZone: string): string {
  const at = new Date(startsAt)
  if (grain === 'QUARTER') {
    const [month, year] = ['month', 'year'].map((part) => Number(new Intl.DateTimeFormat('en', { [part]: 'numeric', timeZone }).format(at)))
    return `Q${Math.ceil(month! / 3)} ${year}`
  }
  const text = new Intl.DateTimeFormat('en-GB', { ...(grains[grain] ?? { day: 'numeric', month: 'short' }), timeZone }).format(at)
  return grain === 'WEEK' ? `week of ${text}` : text
}

export const grainNames: Partial<Record<string, string>> = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', QUARTER: 'quarter' }
export const grainName = (grain: string): string => grainNames[grain] ?? 'period'

export const scopeNames: Partial<Record<string, string>> = { ORGANIZATION: 'The organization as a whole', LOCATION: 'Each location', VEHICLE: 'Each vehicle', PERSON: 'Each person' }
