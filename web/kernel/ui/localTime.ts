import { clockHere, dayNumber, momentText } from './times.ts'

/** "08:30" of today, else "20 Nov, 08:30", by the clock of whoever looks. */
export const localTime = (instant: string | number, now: number): string =>
  dayNumber(instant) === dayNumber(now) ? clockHere(instant) : momentText(instant, undefined, now)
