// The order of a tour: how long fifty stops take, and how much worse than trying every order a few are.
import { legsOf } from '../../work/tour/order/legs.ts'
import type { Problem } from '../../work/tour/order/problem.ts'
import { proposeOrder } from '../../work/tour/order/propose.ts'
import { Walk } from '../../work/tour/order/walk.ts'
import { sized } from './size.ts'

/** Numbers that look random and are the same each time. */
function chanceFrom(seed: number) {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

function problemOf(count: number, chance: () => number): Problem {
  const point = () => ({ latitude: 39 + chance(), longitude: -120 + chance() })
  const depot = point()
  const points = Array.from({ length: count }, point)
  const stops = points.map((_point, i) => {
    const opens = chance() < 0.4 ? chance() * 300 : null
    return {
      name: `S${i}`,
      opens,
      closes: opens === null ? null : opens + 30 + chance() * 180,
      service: 5 + chance() * 20,
      weight: chance() < 0.2 ? 1 : 0,
      pinned: false,
      located: true,
    }
  })
  return { stops, legs: legsOf(points, depot, depot, 60), fixed: false, startName: 'Depot', clock: String }
}

/** The least that any order costs. */
function bruteForce(problem: Problem): number {
  const walk = new Walk(problem)
  let least = Infinity
  const order: number[] = []
  const extend = (left: readonly number[]) => {
    if (!left.length) least = Math.min(least, walk.costOf(order))
    for (const stop of left) {
      order.push(stop)
      extend(left.filter((other) => other !== stop))
      order.pop()
    }
  }
  extend(walk.free)
  return least
}

function proposed(problem: Problem): number {
  const { placed, unplaced } = proposeOrder(problem)
  return new Walk(problem).costOf([...placed, ...unplaced].map(({ stop }) => stop))
}

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!

export function tour() {
  const chance = chanceFrom(7)
  const times = Array.from({ length: 5 }, () => {
    const problem = problemOf(50, chance)
    const begun = performance.now()
    proposeOrder(problem)
    return performance.now() - begun
  })
  console.log(
    `tour: 50 stops with windows in ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms (below 1,000)`,
  )
  for (let count = 4; count <= sized(8, 5); count++) {
    const ratios = Array.from({ length: count === 8 ? 10 : 40 }, () => {
      const problem = problemOf(count, chance)
      return proposed(problem) / bruteForce(problem)
    })
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    console.log(
      `tour: ${count} stops against every order: worst ${Math.max(...ratios).toFixed(3)}, mean ${mean.toFixed(3)} (at most 1.050)`,
    )
  }
}
