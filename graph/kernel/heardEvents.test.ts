import { describe, expect, test } from 'vitest'
import { HeardEvents } from './heardEvents.ts'

const eventNumbered = (event: number) => ({ channel: 'action' as const, event })
const numbers = (heard: { event: unknown }[] | undefined) => heard?.map(({ event }) => event)

/** Life signs as text, events as numbers, in the order in which they are heard. */
function hearing(...heard: (string | number)[]) {
  const events = new HeardEvents()
  const hear = (...more: (string | number)[]) => {
    for (const one of more) {
      if (typeof one === 'string') events.mark(one)
      else events.add(eventNumbered(one))
    }
  }
  hear(...heard)
  return { events, hear }
}

describe('what was heard lately', () => {
  test('has no position before the first life sign', () => {
    const { events, hear } = hearing(1, 2)
    expect(events.position).toBeUndefined()
    hear('a')
    expect(events.position).toBe('a+0')
  })

  test('is known since each position, over later signs', () => {
    const { events, hear } = hearing('a', 1)
    const position = events.position!
    hear(2, 'b', 3)
    expect(numbers(events.since(position))).toEqual([2, 3])
    expect(numbers(events.since(events.position!))).toEqual([])
  })

  test('has the same positions wherever it is heard, whenever one began to listen', () => {
    const early = hearing('a', 1, 2, 'b', 3)
    const late = hearing(2, 'b', 3)
    expect(late.events.position).toBe(early.events.position)
    early.hear(4)
    expect(late.events.since(early.events.position!)).toEqual([])
    late.hear(4, 5)
    expect(numbers(late.events.since(early.events.position!))).toEqual([5])
    expect(late.events.since('a+1')).toBeUndefined()
  })

  test('is known no more after a lost connection', () => {
    const { events, hear } = hearing('a', 1)
    const position = events.position!
    events.clear()
    expect([events.position, events.since(position)]).toEqual([undefined, undefined])
    hear(2, 'b')
    expect([events.since(position), events.position]).toEqual([undefined, 'b+0'])
  })

  test('is forgotten from its beginning, and a forgotten position is not known', () => {
    const { events, hear } = hearing('a', 1)
    const forgotten = events.position!
    hear(...Array.from({ length: 9_990 }, (_, event) => event), 'b')
    const kept = events.position!
    expect(events.since(forgotten)).toHaveLength(9_990)
    hear(...Array.from({ length: 100 }, (_, event) => event))
    expect([events.since(forgotten), events.since(kept)?.length]).toEqual([undefined, 100])
  })
})
