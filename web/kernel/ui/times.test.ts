// How times are said, by a browser whose zone is not that of the place.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Times = typeof import('./times.ts')

/** The module, as a browser in a zone has it. */
async function timesIn(zone: string): Promise<Times> {
  process.env.TZ = zone
  vi.resetModules()
  return import('./times.ts')
}

const before = process.env.TZ
const now = Date.parse('2026-11-20T12:00:00Z')

afterEach(() => {
  process.env.TZ = before
})

describe('of a browser in Los Angeles', () => {
  let times: Times

  beforeEach(async () => {
    times = await timesIn('America/Los_Angeles')
  })

  test('an instant is said by its clock, with that of the place where it is another', () => {
    expect(times.momentText('2026-11-20T16:00:00Z', 'America/New_York', now)).toBe('20 Nov, 08:00 · 11:00 ET')
    expect(times.momentText('2026-11-20T16:00:00Z', 'America/Los_Angeles', now)).toBe('20 Nov, 08:00')
    expect(times.momentText('2026-11-20T16:00:00Z', undefined, now)).toBe('20 Nov, 08:00')
  })

  test('another name of the same clock adds nothing', () => {
    expect(times.momentText('2026-11-20T16:00:00Z', 'America/Vancouver', now)).toBe('20 Nov, 08:00')
  })

  test('another day there is said, and another year', () => {
    expect(times.momentText('2026-11-21T05:30:00Z', 'America/New_York', now)).toBe('20 Nov, 21:30 · 21 Nov, 00:30 ET')
    expect(times.momentText('2025-11-20T16:00:00Z', 'Europe/Berlin', now)).toBe('20 Nov 2025, 08:00 · 17:00 Berlin')
  })

  test('a span is said once for each clock', () => {
    expect(times.spanText('2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z', 'America/New_York')).toBe(
      '08:00–09:00 · 11:00–12:00 ET',
    )
    expect(times.windowText('2026-11-20T16:00:00Z', null, 'America/New_York')).toBe('from 08:00 · 11:00 ET')
  })

  test('a day without a time does not shift', () => {
    expect(times.dayText('2026-11-23')).toBe('Mon, 23 Nov 2026')
    expect(times.dayText('2026-11-23T00:00:00.000Z')).toBe('Mon, 23 Nov 2026')
  })

  test('the day of an instant is that of its clock', () => {
    expect(times.dayIn('2026-11-21T05:30:00Z')).toBe('2026-11-20')
    expect(times.dayIn('2026-11-21T05:30:00Z', 'America/New_York')).toBe('2026-11-21')
  })

  test('what was written down as an instant is said as one', () => {
    expect(times.saidOf('2026-11-20T16:00:00.000Z', 'America/Los_Angeles', now)).toBe('20 Nov, 08:00')
    expect(times.saidOf('Jane Roe')).toBe('Jane Roe')
    expect(times.saidOf('2026-11-20')).toBe('2026-11-20')
  })
})

test('tomorrow is the next day also where today has 25 hours, or the next one 23', async () => {
  const { dayNumber } = await timesIn('Europe/Berlin')
  expect(dayNumber('2026-10-26T10:00:00Z') - dayNumber('2026-10-24T22:30:00Z')).toBe(1)
  expect(dayNumber('2026-03-29T10:00:00Z') - dayNumber('2026-03-28T22:30:00Z')).toBe(1)
})
