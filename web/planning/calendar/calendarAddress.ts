import { formatOf } from '../../kernel/ui/times.ts'
import { asScope, type Scope } from '../../kernel/shell/lastScope.ts'
import * as t from './__generated__/messages.ts'
// What of the address is the calendar's: which days are shown and how, of whom, and what.

export const views = [
  { value: 'month', label: t.month, key: 'm' },
  { value: 'week', label: t.week, key: 'w' },
  { value: 'day', label: t.day, key: 'd' },
  { value: 'agenda', label: t.agenda, key: 'a' },
] as const

export type View = (typeof views)[number]['value']

export const kinds = [
  { value: 'records', label: t.records },
  { value: 'routines', label: t.routines },
  { value: 'appointments', label: t.appointments },
] as const

export const scopes: readonly { value: Scope; label: string }[] = [
  { value: 'mine', label: t.mine },
  { value: 'group', label: t.myGroup },
  { value: 'all', label: t.all },
]

type Kind = (typeof kinds)[number]['value']

export interface CalendarAddress {
  view: View
  /** The day that it is about, as 2026-11-23. */
  day: string
  hidden: readonly Kind[]
  /** Whose entries are shown. */
  scope: Scope
  includesDone: boolean
  organizationId: string | null
}

/** So many days the agenda shows. */
export const agendaDays = 14
const dayMs = 86_400_000
const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const asDay = (date: Date) => date.toISOString().slice(0, 10)
const addDays = (day: string, days: number): string => asDay(new Date(asDate(day).getTime() + days * dayMs))

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^(19[7-9]\d|20\d\d|21\d\d)-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(asDate(text).getTime()) &&
  asDay(asDate(text)) === text

/** Today by the clock of this browser; the calendar itself marks the day of its own zone. */
export function today(now = new Date()): string {
  return asDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000))
}

/** Where there is little room the agenda is read best. */
const usualView = (): View => (window.innerWidth < 600 ? 'agenda' : 'week')

/** What an address asks for; one's own, where it does not say of whom. */
export function addressIn(search: URLSearchParams): CalendarAddress {
  const day = search.get('day')
  const hidden = search.get('without')?.split(',') ?? []
  return {
    view: views.find(({ value }) => value === search.get('view'))?.value ?? usualView(),
    day: isDay(day) ? day : today(),
    hidden: kinds.map(({ value }) => value).filter((kind) => hidden.includes(kind)),
    scope: asScope(search.get('whose')) ?? 'mine',
    includesDone: search.get('done') === '1',
    organizationId: search.get('organization') || null,
  }
}

/** The first day that a view shows, and the one behind its last. */
export function daysOf({ view, day }: Pick<CalendarAddress, 'view' | 'day'>): { from: string; to: string } {
  const monday = (one: string) => addDays(one, -((asDate(one).getUTCDay() + 6) % 7))
  switch (view) {
    case 'month': {
      const first = monday(`${day.slice(0, 7)}-01`)
      return { from: first, to: addDays(first, 42) }
    }
    case 'week':
      return { from: monday(day), to: addDays(monday(day), 7) }
    case 'day':
      return { from: day, to: addDays(day, 1) }
    default:
      return { from: day, to: addDays(day, agendaDays) }
  }
}

/** The day that the view before or behind is about. */
export function stepped({ view, day }: Pick<CalendarAddress, 'view' | 'day'>, by: 1 | -1): string {
  if (view !== 'month') return addDays(day, by * { week: 7, day: 1, agenda: agendaDays }[view])
  const date = asDate(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return asDay(date)
}

/** What changes of an address where one goes to the view before or behind, and where one chooses another view. */
export const stepTo = (by: 1 | -1) => (search: URLSearchParams) => ({ day: stepped(addressIn(search), by) })
export const viewAs = (view: View) => (search: URLSearchParams) => ({ view, day: addressIn(search).day })

const format = (options: Intl.DateTimeFormatOptions) => formatOf('UTC', options)
const monthFormat = format({ month: 'long', year: 'numeric' })
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const spanFormat = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** What is shown, in words: November 2026; 16 – 22 Nov 2026. */
export function titleOf(address: Pick<CalendarAddress, 'view' | 'day'>): string {
  const { view, day } = address
  if (view === 'month') return monthFormat.format(asDate(day))
  if (view === 'day') return dayFormat.format(asDate(day))
  const { from, to } = daysOf(address)
  return spanFormat.formatRange(asDate(from), asDate(addDays(to, -1)))
}

/** What is asked for: a day more on each side, since days begin at other instants elsewhere. */
export function variablesOf(address: CalendarAddress) {
  const { from, to } = daysOf(address)
  return {
    from: `${addDays(from, -1)}T00:00:00Z`,
    to: `${addDays(to, 1)}T00:00:00Z`,
    filter: {
      ...(address.organizationId && { organizationId: address.organizationId }),
      ...(address.scope === 'mine' && { isMine: true }),
      ...(address.scope === 'group' && { isMyTeam: true }),
      ...(address.includesDone && { includesDone: true }),
    },
  }
}
