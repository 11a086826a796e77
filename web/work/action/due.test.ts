import { describe, expect, test } from 'vitest'
import { dueOf, span } from './due.ts'

const at = (instant: string) => Date.parse(instant)
const minute = 60_000
const hour = 60 * minute

/** Due at `end`, in a window that began at `start`. */
const due = (now: string, end: string | null, { zone = 'UTC', start = null as string | null } = {}) =>
  dueOf({ start, end }, zone, at(now))

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
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T09:30:00Z')).toEqual({
      text: 'Late 2 h',
      tone: 'late',
    })
  })

  test('at its very end it is not late yet', () => {
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z')).toEqual({
      text: 'Due 12:00',
      tone: 'warn',
    })
  })

  test('today it tells the time', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-10T17:05:00Z').text).toBe('Due 17:05')
  })

  test('below a heading that says so it is the time or the day alone', () => {
    const now = at('2026-03-10T12:00:00Z')
    const headed = (end: string | null) => dueOf({ start: null, end }, 'UTC', now, { isHeaded: true })
    expect(headed('2026-03-10T12:00:00Z')).toEqual({ text: '12:00', tone: 'warn' })
    expect(headed('2026-03-20T12:00:00Z').text).toBe('20 Mar')
    expect(headed('2026-03-10T09:30:00Z').text).toBe('Late 2 h')
    expect(headed(null).text).toBe('No date')
  })

  test('midnight is 00:00', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-11T00:00:00Z').text).toBe('Tomorrow 00:00')
  })

  test('later it tells the day, and the year where it is another', () => {
    expect(due('2026-03-10T08:00:00Z', '2026-03-12T08:00:00Z').text).toBe('Due 12 Mar')
    expect(due('2026-12-20T08:00:00Z', '2027-01-02T08:00:00Z').text).toBe('Due 2 Jan 2027')
  })
})

describe('by the clock of whoever looks, with that of the place where it is another', () => {
  test('the same instant is of one day, whatever the place', () => {
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T18:30:00Z', { zone: 'America/Chicago' }).text).toBe(
      'Due 18:30 · 13:30 CT',
    )
    expect(due('2026-03-10T12:00:00Z', '2026-03-10T23:30:00Z', { zone: 'Europe/Berlin' }).text).toBe(
      'Due 23:30 · 11 Mar, 00:30 Berlin',
    )
  })

  test('tomorrow may be in the next year', () => {
    expect(due('2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z').text).toBe('Tomorrow 12:00')
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
