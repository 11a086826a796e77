// Which way the values of metrics went.
import { figure } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

/** What became of a value since before, in words: what moves less than half a percent stays as it was. */
export function trendText({ alertIf }: { readonly alertIf: string }, now: number, before: number): string {
  const change = before ? (now - before) / Math.abs(before) : 0
  if (Math.abs(change) < 0.005) return t.asBefore
  const isBetter = change > 0 === (alertIf !== 'ABOVE_THRESHOLD')
  return (isBetter ? t.betterBy : t.worseBy)({ figure: figure(Math.round(Math.abs(change) * 1000) / 10) })
}

/** The spans that are compared: the last 28 days and the 28 before them. */
export function spans(now = new Date()) {
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const ago = (days: number) => new Date(midnight - days * 86_400_000).toISOString()
  return { before: ago(56), from: ago(28), to: ago(0) }
}
