import type { Walk } from './walk.ts'

/** The best order of a few stops: every one is tried, but for those that cost more already than the best so far. */
export function exact(walk: Walk): number[] {
  let best: number[] = [...walk.free]
  let least = walk.costOf(best)
  const order: number[] = []
  const extend = (left: readonly number[]) => {
    const { at, time, cost, count, passed } = walk
    if (cost >= least) return
    if (!left.length) {
      walk.finish()
      if (walk.cost < least) {
        least = walk.cost
        best = [...order]
      }
    }
    for (const stop of left) {
      Object.assign(walk, { at, time, cost, count, passed })
      walk.next(stop)
      order.push(stop)
      extend(left.filter((other) => other !== stop))
      order.pop()
    }
  }
  walk.begin()
  extend(walk.free)
  return best
}
