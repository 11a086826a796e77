// Too many entries of an hour, of a day, or due on one day become a count; all others stand by themselves.
import { expect, test } from 'vitest'
import type { View } from './calendarAddress.ts'
import type { Entry } from './entries.ts'
import { countEntries, countText } from './entryCounts.ts'

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'record',
  id,
  key: id,
  title: id,
  start: '2026-11-25T08:10:00Z',
  end: '2026-11-25T08:40:00Z',
  isDueOnly: false,
  version: 1,
  zone: null,
  canMove: true,
  refused: null,
  about: '',
  tone: 'plain',
  ...more,
})
const many = (count: number, more: Partial<Entry> = {}) =>
  Array.from({ length: count }, (_, i) => entry(`${i}`, { tone: i < 2 ? 'late' : 'plain', ...more }))
const due = { end: null, isDueOnly: true }
const counted = (entries: Entry[], view: View, zone = 'UTC') => {
  const { single, counts } = countEntries(entries, view, zone)
  return { single: single.length, counts: counts.map((count) => [count.place, countText(count)]) }
}

test.each<[string, View, number, Partial<Entry>]>([
  ['eight of an hour', 'week', 8, {}],
  ['eight of a day of a month', 'month', 8, {}],
  ['three due on a day of a week', 'week', 3, due],
  ['eight due on a single day', 'day', 8, due],
  ['any number of an agenda', 'agenda', 40, {}],
  ['any number that lasts for days', 'week', 40, { end: '2026-11-28T08:00:00Z' }],
])('%s stand by themselves', (_case, view, count, more) => {
  expect(counted(many(count, more), view)).toEqual({ single: count, counts: [] })
})

test.each<[string, View, number, Partial<Entry>, string, string]>([
  ['nine of an hour', 'week', 9, {}, 'Wed, 25 Nov 2026, 08:00–09:00', '9 entries, 2 late'],
  ['nine of a day of a month', 'month', 9, {}, 'Wed, 25 Nov 2026', '9 entries, 2 late'],
  ['four due on a day of a week', 'week', 4, due, 'Due on Wed, 25 Nov 2026', '4 due, 2 late'],
  ['nine due on a single day', 'day', 9, due, 'Due on Wed, 25 Nov 2026', '9 due, 2 late'],
])('%s are one count that says how many are late', (_case, view, count, more, place, text) => {
  expect(counted(many(count, more), view)).toEqual({ single: 0, counts: [[place, text]] })
})

test('hours and days are those of the zone', () => {
  const late = many(5, { ...due, start: '2026-11-26T03:00:00Z' })
  expect(counted(late, 'week', 'America/New_York').counts).toEqual([['Due on Wed, 25 Nov 2026', '5 due, 2 late']])
})
