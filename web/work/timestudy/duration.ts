import { number } from '../../kernel/messages/format.ts'
import * as t from './__generated__/messages.ts'
// Times as they are read at a glance.

const two = (number: number) => String(number).padStart(2, '0')

/** "0:07.3", "12:04.0", "1:02:04.0": a stopwatch's time, to the tenth. */
export function watchTime(seconds: number): string {
  const tenths = Math.floor(Math.max(0, seconds) * 10 + 1e-6)
  const [hours, mins, secs] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, Math.floor(tenths / 10) % 60]
  return `${hours ? `${hours}:${two(mins)}` : mins}:${two(secs)}.${tenths % 10}`
}

/** "12:04", "1:02:04": a time that runs by the second. */
export const runningTime = (seconds: number): string => watchTime(seconds).slice(0, -2)

/** Minutes with as many places as say something: "0.47", "12.5", "90". */
export const minutesText = (minutes: number): string => number(minutes, { maximumFractionDigits: minutes < 10 ? 2 : 1 })

/** By how much the second differs from the first: "+32 %"; of nothing there is no share. */
export const driftText = (before: number, after: number): string =>
  before ? `${after > before ? '+' : '−'}${Math.round((Math.abs(after - before) / before) * 100)} %` : t.noTimeYet

/** Seconds to the tenth: "28.1 s"; a dash where there are none. */
export const secondsOf = (seconds: number | null | undefined): string =>
  seconds == null ? '—' : `${number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
