import * as t from './__generated__/messages.ts'

interface AtLevel {
  readonly since: string | null | undefined
  readonly endsAt: string
  readonly pointsAtLevel: number
}

const hour = 3_600_000
/** As many points are looked at; so many at one level may be more. */
const mostPoints = 60

/** For how long a benchmark has been at its level: in days, and where it is less than one in hours. */
export function levelTime({ since, endsAt, pointsAtLevel }: AtLevel): string {
  if (!since) return t.noLevel
  const hours = Math.round((Date.parse(endsAt) - Date.parse(since)) / hour)
  // Rounded: in the week of a change of clocks a day has 23 or 25 hours.
  const time =
    hours < 23
      ? t.countOfPeriods({ grain: 'HOUR', count: hours })
      : t.countOfPeriods({ grain: 'DAY', count: Math.round(hours / 24) })
  return pointsAtLevel >= mostPoints ? t.orLonger({ time }) : time
}
