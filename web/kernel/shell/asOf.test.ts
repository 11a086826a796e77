import { describe, expect, test } from 'vitest'
import { asOfText, problemOf, readAsOf } from './asOf.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const read = (asOf: string) => readAsOf(new URLSearchParams({ asOf }), now)

describe('the instant in an address', () => {
  test.each([
    ['2026-11-03T14:02Z', '2026-11-03T14:02:00.000Z'],
    ['2026-11-03T14:02:05Z', '2026-11-03T14:02:05.000Z'],
    ['2026-11-03T14:02:05.250Z', '2026-11-03T14:02:05.250Z'],
  ])('is read: %s', (text, at) => {
    expect(read(text)).toEqual({ at })
  })

  test('may be a day, which begins at its midnight here', () => {
    expect(read('2026-11-03')).toEqual({ at: new Date(2026, 10, 3).toISOString() })
  })

  test('is nothing where there is none', () => {
    expect(readAsOf(new URLSearchParams(), now)).toBeUndefined()
  })

  test.each(['2026-02-30T10:00Z', '2026-11-03T25:00Z', '2026-11-03T14:02', '03.11.2026', 'now', '2026-13-01'])(
    'that is none is refused: %s',
    (text) => {
      expect(read(text)).toEqual({ problem: 'The date in the address is not valid.' })
    },
  )

  test('is of the last year, and not to come', () => {
    expect(read('2026-11-24T12:00Z')).toEqual({ at: '2026-11-24T12:00:00.000Z' })
    expect(read('2026-11-24T12:01Z')).toEqual({ problem: 'Choose a time in the past.' })
    expect(read('2025-11-23T12:00Z')).toEqual({ at: '2025-11-23T12:00:00.000Z' })
    expect(read('2025-11-23T11:59Z')).toEqual({ problem: 'Choose a time within the last year.' })
    expect(problemOf(now, now)).toBeUndefined()
  })

  test('stands in it to the minute', () => {
    expect(asOfText(Date.parse('2026-11-03T14:02:59.999Z'))).toBe('2026-11-03T14:02Z')
  })
})
