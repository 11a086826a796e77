// The instant that a screen is shown as of, as it stands in its address: ?asOf=2026-11-03T14:02Z, or a day.
import { zoneHere } from '../ui/times.ts'
import { instantOf } from '../ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

const instantPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/
const dayPattern = /^\d{4}-\d\d-\d\d$/
const longest = 366 * 86_400_000

/** Whether there is such a day: of 30 February the browser makes 2 March. */
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** What it says, or what is wrong with it; undefined for now. */
export function readAsOf(search: URLSearchParams, now = Date.now()): { at: string } | { problem: string } | undefined {
  const text = search.get('asOf')
  if (!text) return undefined
  const day = instantPattern.exec(text)?.[1] ?? (dayPattern.test(text) ? text : '')
  if (!isDay(day)) return { problem: t.theDateInTheAddressIs }
  const at = day === text ? instantOf(`${text}T00:00`, zoneHere()) : text
  const time = Date.parse(at)
  if (Number.isNaN(time)) return { problem: t.theDateInTheAddressIs }
  const problem = problemOf(time, now)
  return problem ? { problem } : { at: new Date(time).toISOString() }
}

/** Why nothing can be shown as of an instant, in milliseconds; undefined where it can. */
export function problemOf(time: number, now = Date.now()): string | undefined {
  if (time > now) return t.chooseATimeInThePast
  return time < now - longest ? t.chooseATimeWithinTheLast : undefined
}

/** The instant alone, for what a screen asks. */
export function asOfIn(search: URLSearchParams): string | undefined {
  const asOf = readAsOf(search)
  return asOf && 'at' in asOf ? asOf.at : undefined
}

/** Why nothing can be done there. */
export const onlyNow = t.thisIsThePastGoBack

/** How it stands in an address, to the minute. */
export const asOfText = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`
