import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addBusinessDays,
  addBusinessMinutes,
  businessMinutesBetween,
  endOfPeriod,
  spansOf,
  type Hours,
} from './businessTime.ts'
import { wallAt } from './zoneDays.ts'

const week = (days: number[], from: number, to: number) =>
  days.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))
const hoursOf = (timeZone: string, windows = week([1, 2, 3, 4, 5], 9, 17), closures: string[] = []): Hours => ({
  windows,
  closures,
  timeZone,
})

const office = hoursOf('UTC')
const around = (timeZone: string) => hoursOf(timeZone, week([1, 2, 3, 4, 5, 6, 7], 0, 24))
const at = (text: string) => Date.parse(text.length === 16 ? `${text}Z` : text)
const shown = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().replace(':00.000Z', '')

describe('business minutes', () => {
  // 20 November 2026 is a Friday.
  test.each([
    ['over a weekend', '2026-11-20T16:50', 60, '2026-11-23T09:50'],
    ['with half an hour more', '2026-11-20T16:50', 90, '2026-11-23T10:20'],
    ['to the very end of a day', '2026-11-20T16:00', 60, '2026-11-20T17:00'],
    ['from before the opening', '2026-11-20T05:00', 15, '2026-11-20T09:15'],
    ['from the closing', '2026-11-20T17:00', 1, '2026-11-23T09:01'],
    ['from a Sunday', '2026-11-22T12:00', 480, '2026-11-23T17:00'],
    ['none at all', '2026-11-22T12:00', 0, '2026-11-22T12:00'],
    ['of two weeks', '2026-11-20T09:00', 10 * 480, '2026-12-03T17:00'],
  ])('%s', (_what, from, minutes, to) => {
    expect(shown(addBusinessMinutes(office, at(from), minutes))).toBe(to)
    expect(businessMinutesBetween(office, at(from), at(to))).toBe(minutes)
    expect(businessMinutesBetween(office, at(to), at(from))).toBe(minutes ? -minutes : 0)
  })

  test('do not run on a closure', () => {
    const closed = hoursOf('UTC', office.windows as never, ['2026-11-23'])
    expect(shown(addBusinessMinutes(closed, at('2026-11-20T16:50'), 60))).toBe('2026-11-24T09:50')
  })

  test('stand still in a break', () => {
    const split = hoursOf('UTC', [...week([1], 9, 12), ...week([1], 13, 17)])
    expect(shown(addBusinessMinutes(split, at('2026-11-23T11:30'), 45))).toBe('2026-11-23T13:15')
  })

  test('never come where all that is near is closed', () => {
    const one = hoursOf('UTC', [{ weekday: 1, from: 0, to: 1 }])
    expect(addBusinessMinutes(one, at('2026-11-20T16:50'), 1000)).toBeNull()
  })

  test('are those of the zone', () => {
    expect(shown(addBusinessMinutes(hoursOf('America/Denver'), at('2026-11-20T23:50'), 60))).toBe('2026-11-23T16:50')
  })
})

describe('when clocks are changed', () => {
  // In Denver 8 March 2026 has no 02:00 to 03:00, and 1 November 2026 has 01:00 to 02:00 twice.
  test.each([
    ['a day around the clock has 23 hours', '2026-03-08T07:00', '2026-03-09T06:00', 23 * 60],
    ['and 25', '2026-11-01T06:00', '2026-11-02T07:00', 25 * 60],
    ['what is skipped does not count', '2026-03-08T08:30', '2026-03-08T09:30', 60],
  ])('%s', (_what, from, to, minutes) => {
    expect(businessMinutesBetween(around('America/Denver'), at(from), at(to))).toBe(minutes)
    expect(shown(addBusinessMinutes(around('America/Denver'), at(from), minutes))).toBe(to)
  })

  test('a window that begins in the gap opens after it', () => {
    const early = hoursOf('America/Denver', [{ weekday: 7, from: 150, to: 240 }])
    expect(shown(addBusinessMinutes(early, at('2026-03-08T00:00'), 60))).toBe('2026-03-08T10:00')
  })

  test('a window in the doubled hour is there twice', () => {
    const early = hoursOf('America/Denver', [{ weekday: 7, from: 75, to: 105 }])
    expect(businessMinutesBetween(early, at('2026-11-01T00:00'), at('2026-11-02T00:00'))).toBe(60)
  })
})

describe('business days', () => {
  test.each([
    ['Friday to Monday', '2026-11-20T16:50', 1, '2026-11-23T16:50'],
    ['three', '2026-11-20T10:00', 3, '2026-11-25T10:00'],
    ['from an evening: from the next opening', '2026-11-20T19:00', 1, '2026-11-24T09:00'],
    ['none: the next opening', '2026-11-21T19:00', 0, '2026-11-23T09:00'],
  ])('%s', (_what, from, days, to) => {
    expect(shown(addBusinessDays(office, at(from), days))).toBe(to)
  })

  test('end with a shorter day, and before its break', () => {
    const short = hoursOf('UTC', [...week([5], 9, 17), ...week([6], 10, 12), ...week([7], 9, 11), ...week([7], 14, 17)])
    expect(shown(addBusinessDays(short, at('2026-11-20T16:00'), 1))).toBe('2026-11-21T12:00')
    expect(shown(addBusinessDays(short, at('2026-11-20T09:30'), 1))).toBe('2026-11-21T10:00')
    expect(shown(addBusinessDays(short, at('2026-11-20T12:30'), 2))).toBe('2026-11-22T11:00')
  })

  test('land on an opening where one is at that time, and on a closing where only that is', () => {
    const split = hoursOf(
      'UTC',
      [
        ...week([1], 9, 17),
        ...week([2], 7, 8),
        ...week([2], 9, 12),
        ...week([3], 7, 9),
        ...week([4], 6, 9),
        ...week([4], 9, 10),
      ],
      ['2026-11-30'],
    )
    // 23 November 2026 is a Monday.
    expect(shown(addBusinessDays(split, at('2026-11-23T09:00'), 1))).toBe('2026-11-24T09:00')
    expect(shown(addBusinessDays(split, at('2026-11-23T08:00'), 1))).toBe('2026-11-24T09:00')
    expect(shown(addBusinessDays(split, at('2026-11-20T20:00'), 1))).toBe('2026-11-24T09:00')
    expect(shown(addBusinessDays(split, at('2026-11-23T09:00'), 2))).toBe('2026-11-25T09:00')
    expect(shown(addBusinessDays(split, at('2026-11-23T09:00'), 3))).toBe('2026-11-26T09:00')
    expect(shown(addBusinessDays(split, at('2026-11-23T12:30'), 1))).toBe('2026-11-24T12:00')
    // Over a closure, with the first day after it that is open.
    expect(shown(addBusinessDays(split, at('2026-11-26T07:00'), 1))).toBe('2026-12-01T07:00')
    expect(shown(addBusinessDays(split, at('2026-11-26T06:30'), 1))).toBe('2026-12-01T07:00')
  })

  test('a night that is two windows opens at midnight, and not at the closing of the evening before', () => {
    const nights = hoursOf('UTC', [...week([1, 2, 3, 4, 5], 0, 6), ...week([1, 2, 3, 4, 5], 22, 24)])
    expect(shown(addBusinessDays(nights, at('2026-11-23T00:00'), 1))).toBe('2026-11-24T00:00')
    expect(shown(addBusinessDays(nights, at('2026-11-23T22:00'), 1))).toBe('2026-11-24T22:00')
  })

  test('keep the time of the day when clocks are changed', () => {
    expect(shown(addBusinessDays(around('Europe/Oslo'), at('2026-03-28T11:00'), 1))).toBe('2026-03-29T10:00')
  })
})

describe('the end of a period', () => {
  test.each([
    ['DAY', '2026-11-20T10:00', '2026-11-20T17:00'],
    ['DAY', '2026-11-20T17:00', '2026-11-23T17:00'],
    ['WEEK', '2026-11-18T10:00', '2026-11-20T17:00'],
    ['WEEK', '2026-11-21T10:00', '2026-11-27T17:00'],
    ['MONTH', '2026-10-02T10:00', '2026-10-30T17:00'],
    ['MONTH', '2026-10-31T10:00', '2026-11-30T17:00'],
    ['QUARTER', '2026-11-18T10:00', '2026-12-31T17:00'],
  ] as const)('%s from %s', (period, from, to) => {
    expect(shown(endOfPeriod(office, at(from), period, 1))).toBe(to)
  })

  test.each([
    [2, '2027-01-29T17:00'],
    [3, '2026-11-30T17:00'],
    [4, '2026-12-31T17:00'],
    [12, '2026-11-30T17:00'],
  ])('a quarter of a fiscal year from month %i', (fiscalMonth, to) => {
    expect(shown(endOfPeriod(office, at('2026-11-18T10:00'), 'QUARTER', fiscalMonth))).toBe(to)
  })

  test('is before the closures at its end', () => {
    const closed = hoursOf('UTC', office.windows as never, ['2026-12-31', '2026-12-30'])
    expect(shown(endOfPeriod(closed, at('2026-12-10T10:00'), 'MONTH', 1))).toBe('2026-12-29T17:00')
  })
})

// The same, told minute by minute by the clock of another implementation.
function naive({ windows, closures, timeZone }: Hours) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant: number) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const minute = Number(parts.hour) * 60 + Number(parts.minute)
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!) + 1
    if (closures.includes(`${parts.year}-${parts.month}-${parts.day}`)) return false
    return windows.some((window) => window.weekday === weekday && window.from <= minute && minute < window.to)
  }
}

describe('by any hours', () => {
  const window = fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      from: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 900 }),
    })
    .map(({ weekday, from, length }) => ({ weekday, from, to: Math.min(1440, from + length) }))
  const windows = fc
    .array(window, { minLength: 3, maxLength: 14 })
    .map((list) =>
      list.filter(
        (one, i) =>
          !list
            .slice(0, i)
            .some((other) => other.weekday === one.weekday && other.from < one.to && one.from < other.to),
      ),
    )
  // Both changes of 2026 in each zone lie within the weeks that are tried.
  const moments: [string, string][] = [
    ['America/Denver', '2026-03-07T00:00'],
    ['America/Denver', '2026-10-31T00:00'],
    ['Australia/Lord_Howe', '2026-04-03T12:00'],
    ['Australia/Lord_Howe', '2026-10-02T12:00'],
    ['Africa/Cairo', '2026-04-23T12:00'],
    ['America/Havana', '2026-10-31T00:00'],
    ['UTC', '2026-02-27T00:00'],
  ]
  const hours = fc
    .tuple(fc.constantFrom(...moments), windows, fc.boolean())
    .map(([[timeZone, start], list, isClosed]) => {
      const closures = isClosed ? [new Date(at(start) + 86_400_000).toISOString().slice(0, 10)] : []
      return { hours: hoursOf(timeZone, list, closures), start: at(start) }
    })
  const minute = 60_000

  test('minutes are those of a clock that is looked at each minute', () => {
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2500 }),
        ({ hours, start }, offset, length) => {
          const isOpen = naive(hours)
          const from = start + offset * minute
          let open = 0
          for (let i = 0; i < length; i++) if (isOpen(from + i * minute)) open += 1
          expect(businessMinutesBetween(hours, from, from + length * minute)).toBe(open)
          if (!open) return
          const due = addBusinessMinutes(hours, from, open)!
          expect(due).toBeLessThanOrEqual(from + length * minute)
          expect(isOpen(due - minute)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('adding and counting are each the inverse of the other, in any steps', () => {
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        ({ hours, start }, offset, one, other) => {
          const inWeek = hours.windows.reduce((sum, window) => sum + window.to - window.from, 0)
          // What takes more than ten years never comes.
          fc.pre((one + other) / inWeek < 500)
          const from = start + offset * minute
          const due = addBusinessMinutes(hours, from, one + other)!
          expect(businessMinutesBetween(hours, from, due)).toBe(one + other)
          expect(addBusinessMinutes(hours, addBusinessMinutes(hours, from, one)!, other)).toBe(due)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('so many days later lies in the hours of the so manyeth business day', () => {
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 5 }),
        ({ hours, start }, offset, days) => {
          const opening = addBusinessDays(hours, start + offset * minute, 0)!
          const due = addBusinessDays(hours, opening, days)!
          const first = wallAt(hours.timeZone, opening).day
          const counted = (last: number) =>
            Array.from({ length: last - first }, (_, i) => first + 1 + i).filter((day) => spansOf(hours, day).length)
              .length
          // A midnight is the end of one day and the beginning of the next.
          const fits = [due, due - 1]
            .map((instant) => wallAt(hours.timeZone, instant).day)
            .filter(
              (day) => spansOf(hours, day).some(({ from, to }) => from <= due && due <= to) && counted(day) === days,
            )
          expect(fits).not.toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
