// Why a stop stands where it does, and why one can't be placed, each in a sentence.
import { capitalized } from '../../../kernel/capitalized.ts'
import { ordinal } from '../../../kernel/ordinal.ts'
import type { Problem } from './problem.ts'
import type { Step } from './walk.ts'

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "first" of 0, "11th" of 10. */
const positionText = (position: number): string => names[position] ?? ordinal(position + 1)

/** The place that a step begins at. */
const startOf = ({ stops, startName }: Problem, from: number): string => stops[from]?.name ?? startName ?? 'the start'

export function reasonToGo(problem: Problem, steps: readonly Step[], i: number): string {
  const { stop, from, arrival } = steps[i]!
  const { pinned, located, press, closes, opens } = problem.stops[stop]!
  if (problem.fixed) return `${capitalized(positionText(i))} in the order of the tour.`
  if (pinned) return `Pinned as ${positionText(stop)}.`
  if (!located) return 'Last, as it has no place on the map.'
  const minutes = problem.legs.minutes[from]!
  const nearer = steps
    .slice(i + 1)
    .some((later) => isFree(problem, later.stop) && minutes[later.stop]! < minutes[stop]!)
  if (press && nearer) return `${press}: before nearer stops.`
  if (closes !== null && nearer) return `Window closes at ${problem.clock(closes)}.`
  if (opens !== null && opens > arrival) return `Window opens at ${problem.clock(opens)}.`
  if (!nearer && (from < problem.stops.length || problem.startName)) return `Nearest to ${startOf(problem, from)}.`
  const next = steps[i + 1]
  if (next) return `On the way to ${problem.stops[next.stop]!.name}.`
  return steps.length === 1 ? 'The only stop.' : 'Last on the shortest way.'
}

const isFree = ({ stops }: Problem, stop: number) => !stops[stop]!.pinned && stops[stop]!.located

export function reasonToLeaveOut(problem: Problem, { stop, arrival }: Step, steps: readonly Step[]): string {
  const { closes } = problem.stops[stop]!
  const start = problem.stops.length
  const until = closes ?? 0
  if (until < 0) return `Its window closed at ${problem.clock(until)}, before the walk begins.`
  const direct = problem.legs.minutes[start]![stop]!
  if (direct > until) {
    return `Its window closes at ${problem.clock(until)}; from ${startOf(problem, start)} it is reached at ${problem.clock(direct)} at the earliest.`
  }
  if (problem.fixed || problem.stops[stop]!.pinned) {
    return `Its window closes at ${problem.clock(until)}; at its position it is reached at ${problem.clock(arrival)}.`
  }
  const before = steps.filter((step) => step.arrival <= until).map((step) => problem.stops[step.stop]!.name)
  return `Its window closes at ${problem.clock(until)}, and until then there is time only for ${listed(before)}.`
}

const all = new Intl.ListFormat('en', { type: 'conjunction' })

const listed = (some: string[]) =>
  some.length > 3 ? `${some.slice(0, 2).join(', ')} and ${some.length - 2} others` : all.format(some)
