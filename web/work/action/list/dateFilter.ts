// The days that the list of records is narrowed to.
import type { ActionFilter } from '../../../__generated__/ListSectionQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

type Dated = 'created' | 'due' | 'completed'
type Column = 'createdAt' | 'scheduledEnd' | 'actualEnd'

/**
 * A span of days, as `2026-11-01..2026-11-30`, either end open, or one by name; days are those of the browser. A link
 * from elsewhere may name instants.
 */
export function spanOf(name: Dated, column: Column, search: URLSearchParams, now: Date): ActionFilter {
  const text = search.get(name) ?? ''
  const [from, to] = Object.hasOwn(spans, text) ? spans[text as Span](now) : daysIn(text)
  if (!from && !to) return {}
  return { [column]: { ...(from && { gte: from.toISOString() }), ...(to && { lt: to.toISOString() }) } }
}

const dayAfter = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)

/** Weeks begin on Monday. */
const weekOf = (now: Date) => dayAfter(now, -((now.getDay() + 6) % 7))

const spans = {
  today: (now: Date) => [dayAfter(now, 0), dayAfter(now, 1)],
  week: (now: Date) => [weekOf(now), dayAfter(weekOf(now), 7)],
  'last-week': (now: Date) => [dayAfter(weekOf(now), -7), weekOf(now)],
  month: (now: Date) => [
    new Date(now.getFullYear(), now.getMonth(), 1),
    new Date(now.getFullYear(), now.getMonth() + 1, 1),
  ],
} satisfies Record<string, (now: Date) => [Date, Date]>

type Span = keyof typeof spans

export const spanNames = [
  ['today', t.today],
  ['week', t.thisWeek],
  ['last-week', t.lastWeek],
  ['month', t.thisMonth],
] as const satisfies readonly (readonly [Span, string])[]

const instantPattern = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/

function instantIn(text: string): Date | undefined {
  const at = instantPattern.test(text) ? new Date(text) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

function daysIn(text: string): [Date?, Date?] {
  const [first = '', last = ''] = text.split('..')
  if (instantPattern.test(first) || instantPattern.test(last)) return [instantIn(first), instantIn(last)]
  const [, from, to] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? []
  const day = (one: string | undefined) => {
    const at = one ? new Date(`${one}T00:00`) : undefined
    return at && !Number.isNaN(at.getTime()) ? at : undefined
  }
  const end = day(to)
  return [day(from), end && dayAfter(end, 1)]
}
