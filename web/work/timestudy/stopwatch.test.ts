import { describe, expect, test } from 'vitest'
import { dropped, elapsed, endEarly, laps, next, sent, still, undone, type Watch } from './stopwatch.ts'

/** A watch of three elements, pressed at these seconds. */
const pressed = (...seconds: number[]): Watch =>
  seconds.reduce((watch, at, i) => next(watch, 3, at * 1000, `key ${i}`), still)

describe('a stopwatch', () => {
  test('takes the time between two marks, whatever happens in between', () => {
    const watch = pressed(10, 12.5, 20)
    expect(laps(watch)).toEqual([2.5, 7.5])
    expect(elapsed(watch, 21_000)).toEqual({ element: 1, cycle: 11 })
  })

  test('ends the cycle with its last element, and begins the next one anew', () => {
    const watch = pressed(0, 1, 3, 6)
    expect(watch).toMatchObject({ marks: [], unsent: [{ key: 'key 3', seconds: [1, 2, 3] }] })
    expect(pressed(0, 1, 3, 6, 100)).toMatchObject({ marks: [100_000], unsent: [{ seconds: [1, 2, 3] }] })
  })

  test('is never of no time at all, also where the clock has stood still', () => {
    expect(laps(pressed(5, 5))).toEqual([0.001])
    expect(elapsed(pressed(5), 0)).toEqual({ element: 0, cycle: 0 })
  })

  test('ended early has times for the elements that are over', () => {
    expect(endEarly(pressed(0, 4), 3, 'key')).toMatchObject({
      marks: [],
      unsent: [{ key: 'key', seconds: [4, null, null] }],
    })
    expect(endEarly(pressed(0), 3, 'key')).toEqual({ marks: [], unsent: [] })
  })
})

describe('undoing', () => {
  test('takes back the last mark, so that its element runs on since it began', () => {
    const { watch } = undone(pressed(0, 4, 9))!
    expect(laps(watch)).toEqual([4])
    expect(elapsed(watch, 10_000).element).toBe(6)
  })

  test('takes back the start of a cycle', () => expect(undone(pressed(3))!.watch.marks).toEqual([]))

  test('takes back a cycle that was sent, whose last element runs on', () => {
    const watch = sent(pressed(0, 1, 3, 6), 'key 3', 7)
    expect(watch.unsent).toEqual([])
    const back = undone(watch)!
    expect([back.takeBack, laps(back.watch)]).toEqual([7, [1, 2]])
    expect(undone({ ...back.watch, marks: [] })).toBeUndefined()
  })

  test('waits for a cycle that is on its way', () => {
    expect(undone(pressed(0, 1, 3, 6))).toBeUndefined()
    expect(undone(dropped(pressed(0, 1, 3, 6), 'key 3'))).toBeUndefined()
    expect(undone(still)).toBeUndefined()
  })
})
