// One walk through the stops, step by step: when it is where, and what it costs. What can't be reached within its
// window is left out, which costs more than any detour.
import type { Problem } from './problem.ts'

/** A minute of driving counts a little more than one of waiting, so that nobody drives about to pass the time. */
const driving = 0.1
const leftOut = 1e7

export interface Step {
  stop: number
  from: number
  arrival: number
  departure: number
  late: boolean
}

export class Walk {
  /** The stops whose order is to be found; the others have their positions. */
  readonly free: readonly number[]
  at = 0
  time = 0
  cost = 0
  /** How many stops were reached. */
  count = 0
  /** How many of the pinned stops are behind. */
  passed = 0
  /** What happened, where that is wanted. */
  steps: Step[] | undefined
  private readonly problem: Problem
  private readonly pinned: readonly number[]
  private readonly last: readonly number[]

  constructor(problem: Problem) {
    this.problem = problem
    const numbers = problem.stops.map((_stop, i) => i)
    const isPinned = (i: number) => problem.fixed || problem.stops[i]!.pinned
    this.pinned = numbers.filter(isPinned)
    this.free = numbers.filter((i) => !isPinned(i) && problem.stops[i]!.located)
    this.last = numbers.filter((i) => !isPinned(i) && !problem.stops[i]!.located)
  }

  /** Back at the start, with the stops behind that are pinned there. */
  begin(): void {
    this.at = this.problem.stops.length
    this.time = this.cost = this.count = this.passed = 0
    this.passPinned()
  }

  /** To a free stop, and to the pinned ones whose position comes then. */
  next(stop: number): void {
    this.go(stop)
    this.passPinned()
  }

  /** To what is left when all free stops are behind: pinned stops, those without a place on the map, the walk's end. */
  finish(): void {
    while (this.passed < this.pinned.length) this.go(this.pinned[this.passed++]!)
    for (const stop of this.last) this.go(stop)
    const back = this.problem.legs.minutes[this.at]![this.problem.stops.length + 1]!
    this.time += back
    this.cost += back * (1 + driving)
  }

  /** What a walk in this order costs; more than `limit` is not reckoned to its end. */
  costOf(order: readonly number[], limit = Infinity): number {
    this.begin()
    for (let i = 0; i < order.length; i++) {
      this.next(order[i]!)
      if (this.cost > limit) return Infinity
    }
    this.finish()
    return this.cost
  }

  /** The whole walk in this order, step by step. */
  walked(order: readonly number[]): Step[] {
    const steps: Step[] = (this.steps = [])
    this.costOf(order)
    this.steps = undefined
    return steps
  }

  private passPinned(): void {
    while (this.passed < this.pinned.length && this.pinned[this.passed]! <= this.count)
      this.go(this.pinned[this.passed++]!)
  }

  private go(stop: number): void {
    const { opens, closes, service, weight } = this.problem.stops[stop]!
    const leg = this.problem.legs.minutes[this.at]![stop]!
    const arrival = this.time + leg
    const late = closes !== null && arrival > closes
    const begun = opens !== null && opens > arrival ? opens : arrival
    this.steps?.push({ stop, from: this.at, arrival, departure: begun + service, late })
    if (late) {
      this.cost += leftOut * (1 + weight)
      return
    }
    this.cost += begun + service - this.time + driving * leg + weight * begun
    this.time = begun + service
    this.at = stop
    this.count++
  }
}
