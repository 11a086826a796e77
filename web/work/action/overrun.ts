import * as t from './__generated__/messages.ts'
const unitMinutes = { hour: 60, day: 1440 }

/** "10 min", "3 h", "2 d": the largest unit of which there are two at least, rounded down. */
function lengthOf(minutes: number): string {
  if (minutes < 2 * unitMinutes.hour) return `${minutes} min`
  if (minutes < 2 * unitMinutes.day) return `${Math.floor(minutes / unitMinutes.hour)} h`
  return `${Math.floor(minutes / unitMinutes.day)} d`
}

interface Worked {
  readonly state: string
  readonly actual: { readonly start: string | null | undefined }
  readonly serviceTimeMins: number
}

/** How many minutes work is under way; undefined of what is not worked on, or has no service time to compare with. */
export function minutesUnderWay({ state, actual, serviceTimeMins }: Worked, now: number): number | undefined {
  if ((state !== 'STARTED' && state !== 'RESUMED') || !actual.start || serviceTimeMins <= 0) return undefined
  return Math.max(0, Math.floor((now - Date.parse(actual.start)) / 60_000))
}

/** "2 d, planned 10 min", of work that takes longer than its service time. */
export function overrunOf(worked: Worked, now: number): string | undefined {
  const minutes = minutesUnderWay(worked, now)
  return minutes !== undefined && minutes > worked.serviceTimeMins
    ? t.planned({ lengthOf: lengthOf(minutes), lengthOf2: lengthOf(worked.serviceTimeMins) })
    : undefined
}
