import { describe, expect, test } from 'vitest'
import { dateIn, dueOf, instantIn, span } from './due.ts'

const at = (instant: string) => Date.parse(instant)
const minute = 60_000
const hour = 60 * minute

/** Due at `end`, in a window that began at `start`. */
const due = (now: string, end: string | null, { zone = 'UTC', start = null as string | null } = {}) =>
  dueOf({ scheduledStart: start, scheduledEnd: end }, zone, at(now))

describe('a span is told in its largest unit, rounded down', () => {
  test.each([
    [0, '1 min'],
    [59 * minute, '59 min'],
    [90 * minute, '1 h'],
    [47.9 * hour, '47 h'],
    [48 * hour, '2 d'],
    [100 * hour, '4 d'],
  ])('%i ms is %s', (milliseconds, text) => expect(span(milliseconds)).toBe(text))
})

describe('when it is due', () => {
  test('nothing scheduled has no date', () => {
    expect(due('2026-03-10T12:00:00Z', null)).toEqual({ text: 'No date', tone: 'plain' })
  })

  test('past its end it is late, and says by how much', () => {
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T09:30:00Z')).toEqual({ text: 'Late 2 h', tone: 'late' })
  })

  test('at its very end it is not late yet', () => {
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z')).toEqual({ text: 'Due 12:00', tone: 'warn' })
  })

  test('today it tells the time', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-10T17:05:00Z').text).toBe('Due 17:05')
  })

  test('midnight is 00:00', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-11T00:00:00Z').text).toBe('Tomorrow 00:00')
  })

  test('later it tells the day, and the year where it is another', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-12T08:00:00Z').text).toBe('Due 12 Mar')
    expect(due('2026-12-20T08:00:00Z', '2027-01-02T08:00:00Z').text).toBe('Due 2 Jan 2027')
  })
})

describe('in the time zone of the place', () => {
  test('the same instant is today in one and tomorrow in another', () => {
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T23:30:00Z', { zone: 'America/Chicago' }).text).toBe('Due 18:30')
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T23:30:00Z', { zone: 'Europe/Berlin' }).text).toBe('Tomorrow 00:30')
  })

  test('tomorrow is the next day also where that one has 23 hours', () => {
    const saturday = '2026-03-28T22:30:00Z' // 23:30 in Berlin; the clocks go forward that night.
    expect(due(saturday, '2026-03-29T10:00:00Z', { zone: 'Europe/Berlin' }).text).toBe('Tomorrow 12:00')
    expect(due(saturday, '2026-03-30T10:00:00Z', { zone: 'Europe/Berlin' }).text).toBe('Due 30 Mar')
  })

  test('tomorrow is the next day also where today has 25 hours', () => {
    const sunday = '2026-10-24T22:30:00Z' // 00:30 on the 25th in Berlin; the clocks go back that night.
    expect(due(sunday, '2026-10-26T10:00:00Z', { zone: 'Europe/Berlin' }).text).toBe('Tomorrow 11:00')
  })

  test('tomorrow may be in the next year', () => {
    expect(due('2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z').text).toBe('Tomorrow 12:00')
  })

  test('a date and an instant', () => {
    const now = at('2026-06-01T00:00:00Z')
    expect(dateIn('2026-11-21T23:30:00Z', 'Asia/Tokyo', now)).toBe('22 Nov')
    expect(instantIn('2026-11-21T08:30:00Z', 'UTC', now)).toBe('21 Nov, 08:30')
    expect(instantIn('2025-12-31T23:30:00Z', 'America/Chicago', now)).toBe('31 Dec 2025, 17:30')
  })
})

describe('it warns in the last fifth of its window, for an hour at least and a day at most', () => {
  const end = '2026-03-20T12:00:00Z'
  const before = (milliseconds: number) => new Date(at(end) - milliseconds).toISOString()
  const toneAt = (milliseconds: number, window: number | null) =>
    due(before(milliseconds), end, { start: window === null ? null : before(window) }).tone

  test.each([
    ['two hours, where it began ten before', 10 * hour, 2 * hour],
    ['an hour, where it began two before', 2 * hour, hour],
    ['an hour, where nothing says when it began', null, hour],
    ['a day, where it began ten days before', 240 * hour, 24 * hour],
  ])('%s', (_case, window, warning) => {
    expect(toneAt(warning, window)).toBe('warn')
    expect(toneAt(warning + 1, window)).toBe('plain')
  })
})
