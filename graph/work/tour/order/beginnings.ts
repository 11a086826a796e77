// Plain orders to begin a search with.
import type { Problem } from './problem.ts'
import type { Walk } from './walk.ts'

/** What closes first comes first; what presses before what does not. */
export const byClosing = ({ stops }: Problem, free: readonly number[]): number[] =>
  [...free].sort((one, other) => {
    const [a, b] = [stops[one]!, stops[other]!]
    return (a.closes ?? Infinity) - (b.closes ?? Infinity) || b.weight - a.weight || one - other
  })

/** From each stop to the nearest that is left. */
export function nearestFirst({ legs }: Problem, walk: Walk): number[] {
  const left = new Set(walk.free)
  const order: number[] = []
  walk.begin()
  while (left.size) {
    const minutes = legs.minutes[walk.at]!
    const nearest = [...left].reduce((one, other) => (minutes[other]! < minutes[one]! ? other : one))
    left.delete(nearest)
    order.push(nearest)
    walk.next(nearest)
  }
  return order
}
