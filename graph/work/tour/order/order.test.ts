import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../organization/location/kmBetween.ts'
import { processorTime } from '../../../testing/processorTime.ts'
import { legsOf } from './legs.ts'
import type { Problem, Stop } from './problem.ts'
import { proposeOrder } from './propose.ts'

const clock = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes % 60)).padStart(2, '0')}`
const plain = { opens: null, closes: null, service: 10, weight: 0, pinned: false, located: true }

/** Stops on a line, a minute a unit, from a start at 0. */
function onLine(stops: (Partial<Stop> & { at: number })[], more: Partial<Problem> = {}): Problem {
  const places = [...stops.map(({ at }) => at), 0]
  const row = (from: number) => [...places.map((to) => Math.abs(from - to)), 0]
  const minutes = [...places.map(row), places.map(() => 0).concat(0)]
  return {
    stops: stops.map(({ at, ...stop }) => ({ ...plain, name: `S${at}`, ...stop })),
    legs: { minutes, km: minutes },
    fixed: false,
    startName: 'Reno terminal',
    clock,
    ...more,
  }
}

const named = (problem: Problem) => proposeOrder(problem).placed.map(({ stop }) => problem.stops[stop]!.name)
const reasons = (problem: Problem) => proposeOrder(problem).placed.map(({ reason }) => reason)

describe('the order', () => {
  test('is the shortest way where nothing presses', () => {
    expect(named(onLine([{ at: 30 }, { at: 10 }, { at: 20 }]))).toEqual(['S10', 'S20', 'S30'])
  })

  test('keeps windows, and says when one closes', () => {
    const problem = onLine([
      { at: 5, service: 60 },
      { at: 20, closes: 30 },
    ])
    expect(named(problem)).toEqual(['S20', 'S5'])
    expect(reasons(problem)[0]).toBe('Window closes at 08:30.')
  })

  test('takes what is urgent before what is near', () => {
    const problem = onLine([
      { at: 5, service: 30 },
      { at: 10, weight: 1, press: 'Urgent' },
    ])
    expect(named(problem)).toEqual(['S10', 'S5'])
    expect(reasons(problem)[0]).toBe('Urgent: before nearer stops.')
  })

  test('makes no detour of hours for what is urgent', () => {
    expect(named(onLine([{ at: 5 }, { at: 300, weight: 1, press: 'Urgent' }]))).toEqual(['S5', 'S300'])
  })

  test('keeps what is pinned where it stands', () => {
    const problem = onLine([{ at: 40 }, { at: 10 }, { at: 1, pinned: true }, { at: 20 }])
    expect(named(problem)).toEqual(['S10', 'S20', 'S1', 'S40'])
    expect(reasons(problem)[2]).toBe('Pinned as third.')
  })

  test('waits for a window that is not open yet', () => {
    const { placed, finish } = proposeOrder(onLine([{ at: 10, opens: 45, closes: 60 }]))
    expect(placed[0]).toMatchObject({ arrival: 10, departure: 55, reason: 'Window opens at 08:45.' })
    expect(finish).toBe(55)
  })

  test('says which place a stop is nearest to', () => {
    expect(reasons(onLine([{ at: 10 }, { at: 20 }]))).toEqual(['Nearest to Reno terminal.', 'Nearest to S10.'])
  })

  test('has what is not on the map last, in the order of the tour', () => {
    const problem = onLine([{ at: 0, located: false, name: 'Call' }, { at: 10 }])
    expect(named(problem)).toEqual(['S10', 'Call'])
    expect(reasons(problem)[1]).toBe('Last, as it has no place on the map.')
  })

  test('is that of the tour where the tour says so', () => {
    const problem = onLine([{ at: 30 }, { at: 10 }], { fixed: true })
    expect(named(problem)).toEqual(['S30', 'S10'])
    expect(reasons(problem)).toEqual(['First in the order of the tour.', 'Second in the order of the tour.'])
  })

  test('arriving at the very minute of closing is in time', () => {
    expect(proposeOrder(onLine([{ at: 10, closes: 10 }])).unplaced).toEqual([])
  })

  test('of nothing is nothing', () => {
    expect(proposeOrder(onLine([]))).toEqual({ placed: [], unplaced: [], finish: 0, km: 0 })
  })
})

describe('a stop that can not be placed', () => {
  const left = (problem: Problem) =>
    proposeOrder(problem).unplaced.map(({ stop, reason }) => [problem.stops[stop]!.name, reason])

  test('because it is too far, says when it would be reached', () => {
    expect(left(onLine([{ at: 10 }, { at: 90, closes: 60 }]))).toEqual([
      ['S90', 'Its window closes at 09:00; from Reno terminal it is reached at 09:30 at the earliest.'],
    ])
  })

  test('because it was over before, says so', () => {
    expect(left(onLine([{ at: 10, closes: -60 }]))).toEqual([
      ['S10', 'Its window closed at 07:00, before the walk begins.'],
    ])
  })

  test('because of others, names them, and it is not the urgent one', () => {
    const both = { closes: 25, service: 30 }
    expect(
      left(
        onLine([
          { at: -20, ...both },
          { at: 20, ...both, weight: 1, press: 'Urgent' },
        ]),
      ),
    ).toEqual([['S-20', 'Its window closes at 08:25, and until then there is time only for S20.']])
  })

  test('at its pinned position says when it is reached there', () => {
    expect(left(onLine([{ at: 30 }, { at: 5, pinned: true, closes: 20 }]))).toEqual([
      ['S5', 'Its window closes at 08:20; at its position it is reached at 09:05.'],
    ])
  })
})

/** What a walk in an order costs, reckoned anew: the rule in the words of its definition. */
function bruteForce({ stops, legs }: Problem): number {
  let least = Infinity
  const walk = (left: number[], at: number, time: number, cost: number) => {
    if (cost >= least) return
    if (!left.length) {
      const back = legs.minutes[at]![stops.length + 1]!
      least = Math.min(least, cost + back * 1.1)
    }
    for (const stop of left) {
      const rest = left.filter((other) => other !== stop)
      const { opens, closes, service, weight } = stops[stop]!
      const leg = legs.minutes[at]![stop]!
      if (closes !== null && time + leg > closes) walk(rest, at, time, cost + 1e7 * (1 + weight))
      else {
        const begun = Math.max(time + leg, opens ?? 0)
        walk(rest, stop, begun + service, cost + begun + service - time + 0.1 * leg + weight * begun)
      }
    }
  }
  walk(
    stops.map((_stop, i) => i),
    stops.length,
    0,
    0,
  )
  return least
}

/** What a proposal costs, by the same definition. */
function costOf({ stops, legs }: Problem, { placed, unplaced, finish }: ReturnType<typeof proposeOrder>): number {
  const last = placed.at(-1)?.stop ?? stops.length
  const back = legs.minutes[last]![stops.length + 1]!
  const pressing = placed.map(({ stop, departure }) => stops[stop]!.weight * (departure - stops[stop]!.service))
  const driven = placed.reduce((sum, { legMinutes }) => sum + legMinutes, back)
  return (
    finish +
    0.1 * driven +
    pressing.reduce((sum, one) => sum + one, 0) +
    unplaced.reduce((sum, { stop }) => sum + 1e7 * (1 + stops[stop]!.weight), 0)
  )
}

const stopAt = fc.record({
  latitude: fc.double({ min: 39, max: 40, noNaN: true }),
  longitude: fc.double({ min: -120, max: -119, noNaN: true }),
  service: fc.integer({ min: 0, max: 40 }),
  weight: fc.constantFrom(0, 0, 0, 0.5, 1),
  window: fc.option(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 10, max: 200 }))),
})

const instance = (size: { minLength: number; maxLength: number }) =>
  fc.array(stopAt, size).map((drawn): Problem => {
    const depot: Point = { latitude: 39.5, longitude: -119.5 }
    const stops = drawn.map(({ service, weight, window }, i) => ({
      ...plain,
      name: `S${i}`,
      service,
      weight,
      opens: window && window[0],
      closes: window && window[0] + window[1],
    }))
    return { stops, legs: legsOf(drawn, depot, depot, 60), fixed: false, startName: 'Depot', clock }
  })

test('up to eight stops are ordered at most 5 % worse than by trying every order', () => {
  fc.assert(
    fc.property(instance({ minLength: 1, maxLength: 7 }), (problem) => {
      expect(costOf(problem, proposeOrder(problem))).toBeLessThanOrEqual(bruteForce(problem) * 1.05 + 1e-6)
    }),
    { numRuns: 60 },
  )
  fc.assert(
    fc.property(instance({ minLength: 8, maxLength: 8 }), (problem) => {
      expect(costOf(problem, proposeOrder(problem))).toBeLessThanOrEqual(bruteForce(problem) * 1.05 + 1e-6)
    }),
    { numRuns: 10 },
  )
})

test('fifty stops: each is placed or explained, none is late, the same every time, below a second', async () => {
  const [problem] = fc.sample(instance({ minLength: 50, maxLength: 50 }), { numRuns: 1, seed: 7 })
  let proposal!: ReturnType<typeof proposeOrder>
  expect(await processorTime(() => (proposal = proposeOrder(problem!)))).toBeLessThan(1000)
  expect([...proposal.placed, ...proposal.unplaced].map(({ stop }) => stop).sort((a, b) => a - b)).toEqual(
    problem!.stops.map((_stop, i) => i),
  )
  for (const { stop, arrival, reason } of proposal.placed) {
    expect(arrival).toBeLessThanOrEqual(problem!.stops[stop]!.closes ?? Infinity)
    expect(reason).toMatch(/^[A-Z].*\.$/)
  }
  expect(proposeOrder(problem!)).toEqual(proposal)
})

test('many stops are ordered no worse than from each to the nearest', () => {
  const [problem] = fc.sample(instance({ minLength: 30, maxLength: 30 }), { numRuns: 1, seed: 3 })
  const free = {
    ...problem!,
    stops: problem!.stops.map((stop) => ({ ...stop, opens: null, closes: null, weight: 0, service: 0 })),
  }
  const { finish } = proposeOrder(free)
  const left = new Set(free.stops.map((_stop, i) => i))
  let [at, minutes] = [free.stops.length, 0]
  while (left.size) {
    const from = free.legs.minutes[at]!
    const to = [...left].reduce((one, other) => (from[other]! < from[one]! ? other : one))
    minutes += from[to]!
    left.delete(to)
    at = to
  }
  expect(finish).toBeLessThan((minutes + free.legs.minutes[at]![free.stops.length + 1]!) * 0.95)
})
