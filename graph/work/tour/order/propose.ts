import { exact } from './exact.ts'
import { reasonToGo, reasonToLeaveOut } from './reasons.ts'
import { search } from './search.ts'
import type { Placed, Problem, Proposal } from './problem.ts'
import { Walk } from './walk.ts'
import { languages } from '../../../kernel/messages/languages.ts'

/** Up to how many stops every order is tried. */
const most = 8

/** The order in which to walk through some stops, with a reason a stop, and those that can't be reached in time. */
export function proposeOrder(problem: Problem): Proposal {
  const { language = languages[0] } = problem
  const walk = new Walk(problem)
  const order = walk.free.length <= most ? exact(walk) : search(problem, walk)
  const steps = walk.walked(order)
  const reached = steps.filter((step) => !step.late)
  const placed = reached.map((step, i): Placed => {
    const { stop, from, arrival, departure } = step
    const legMinutes = problem.legs.minutes[from]![stop]!
    return {
      stop,
      legMinutes,
      legKm: problem.legs.km[from]![stop]!,
      arrival,
      departure,
      reason: reasonToGo(problem, reached, i).in(language),
    }
  })
  const unplaced = steps
    .filter((step) => step.late)
    .map((step) => ({ stop: step.stop, reason: reasonToLeaveOut(problem, step, reached).in(language) }))
  const last = reached.at(-1)?.stop ?? problem.stops.length
  const end = problem.stops.length + 1
  const finish = (reached.at(-1)?.departure ?? 0) + problem.legs.minutes[last]![end]!
  const km = placed.reduce((sum, { legKm }) => sum + legKm, 0) + problem.legs.km[last]![end]!
  return { placed, unplaced, finish, km }
}
