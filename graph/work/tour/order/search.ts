// A good order of many stops: the best of some plain ones is bettered step by step, then shaken and bettered again.
// Chance comes from a fixed seed and effort is counted rather than timed: the same stops always get the same order.
import { byClosing, nearestFirst } from './beginnings.ts'
import type { Problem } from './problem.ts'
import type { Walk } from './walk.ts'

/** How many stops all the walks that are tried may have together. */
const effort = 3_000_000
const longestMoved = 3

export function search(problem: Problem, walk: Walk): number[] {
  const size = walk.free.length
  let spent = 0
  const isSpent = () => spent >= effort
  const costOf = (order: readonly number[], limit?: number) => {
    spent += problem.stops.length
    return walk.costOf(order, limit)
  }

  /** Takes every change that makes it cheaper, until there is none. */
  const bettered = (from: readonly number[]) => {
    let order = [...from]
    let other = [...from]
    let cost = costOf(order)
    let found = true
    const tryOther = () => {
      const otherCost = costOf(other, cost)
      if (otherCost > cost - 1e-9) return
      ;[order, other] = [other, order]
      cost = otherCost
      found = true
    }
    while (found && !isSpent()) {
      found = false
      for (let from = 0; from < size; from++) {
        for (let to = 0; to < size && !isSpent(); to++) {
          if (to > from) {
            reverse(order, other, from, to)
            tryOther()
          }
          for (let length = 1; length <= longestMoved && from + length <= size && to + length <= size; length++) {
            if (to === from) continue
            move(order, other, from, length, to)
            tryOther()
          }
        }
      }
    }
    return { order, cost }
  }

  const starts = [walk.free, byClosing(problem, walk.free), nearestFirst(problem, walk)]
  let best = starts.map(bettered).reduce((one, other) => (other.cost < one.cost ? other : one))
  const chance = chanceFrom(size)
  while (!isSpent()) {
    const shaken = bettered(shake(best.order, chance))
    if (shaken.cost < best.cost) best = shaken
  }
  return best.order
}

/** Writes an order with one part of it the other way round. */
function reverse(order: readonly number[], into: number[], from: number, to: number): void {
  for (let i = 0; i < order.length; i++) into[i] = order[i < from || i > to ? i : from + to - i]!
}

/** Writes an order with some stops in a row moved to another position. */
function move(order: readonly number[], into: number[], from: number, length: number, to: number): void {
  let read = 0
  for (let i = 0; i < order.length; i++) {
    if (i >= to && i < to + length) into[i] = order[from + i - to]!
    else {
      if (read === from) read += length
      into[i] = order[read++]!
    }
  }
}

/** Two neighbouring parts change places. */
function shake(order: readonly number[], chance: () => number): number[] {
  const cuts = [0, 0, 0].map(() => Math.floor(chance() * (order.length + 1))).sort((one, other) => one - other)
  const [a, b, c] = cuts as [number, number, number]
  return [...order.slice(0, a), ...order.slice(b, c), ...order.slice(a, b), ...order.slice(c)]
}

function chanceFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
