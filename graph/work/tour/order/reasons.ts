// Why a stop stands where it does, and why one can't be placed, each in a sentence.
import type { Problem } from './problem.ts'
import type { Step } from './walk.ts'
import type { Said, Text } from '../../../kernel/messages/text.ts'
import { listText } from '../../../kernel/messages/listText.ts'
import * as t from './__generated__/messages.ts'

/** The place that a step begins at. */
const startOf = ({ stops, startName }: Problem, from: number): Said => stops[from]?.name ?? startName ?? t.theStart

export function reasonToGo(problem: Problem, steps: readonly Step[], i: number): Text {
  const { stop, from, arrival } = steps[i]!
  const { pinned, located, press, closes, opens } = problem.stops[stop]!
  if (problem.fixed) return t.inOrder({ position: i + 1 })
  if (pinned) return t.pinned({ position: stop + 1 })
  if (!located) return t.offMap
  const minutes = problem.legs.minutes[from]!
  const nearer = steps
    .slice(i + 1)
    .some((later) => isFree(problem, later.stop) && minutes[later.stop]! < minutes[stop]!)
  if (press && nearer) return t.presses({ press })
  if (closes !== null && nearer) return t.closes({ time: problem.clock(closes) })
  if (opens !== null && opens > arrival) return t.opens({ time: problem.clock(opens) })
  if (!nearer && (from < problem.stops.length || problem.startName)) return t.nearest({ place: startOf(problem, from) })
  const next = steps[i + 1]
  if (next) return t.onTheWay({ place: problem.stops[next.stop]!.name })
  return steps.length === 1 ? t.onlyStop : t.lastOnWay
}

const isFree = ({ stops }: Problem, stop: number) => !stops[stop]!.pinned && stops[stop]!.located

export function reasonToLeaveOut(problem: Problem, { stop, arrival }: Step, steps: readonly Step[]): Text {
  const { closes } = problem.stops[stop]!
  const start = problem.stops.length
  const until = closes ?? 0
  const time = problem.clock(until)
  if (until < 0) return t.closedBefore({ time })
  const direct = problem.legs.minutes[start]![stop]!
  if (direct > until) return t.tooFar({ time, place: startOf(problem, start), earliest: problem.clock(direct) })
  if (problem.fixed || problem.stops[stop]!.pinned) return t.tooLateHere({ time, arrival: problem.clock(arrival) })
  const before = steps.filter((step) => step.arrival <= until).map((step) => problem.stops[step.stop]!.name)
  return t.noTime({ time, stops: listed(before) })
}

const listed = (some: string[]): Text =>
  some.length > 3
    ? t.andOthers({ names: some.slice(0, 2).join(', '), count: some.length - 2 })
    : listText(some, 'conjunction')
