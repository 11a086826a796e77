// That the levels of a benchmark stand in their order, and its reset level on the right side of the target.
import type { FieldProblem } from '../../kernel/errors.ts'
import type { Thresholds } from './attainment.ts'
import type { Measure } from './measure.ts'

interface Levels extends Thresholds {
  resetLevel?: number | null
}

/** What is out of order: which field, and what would be right. */
export function orderProblems(
  { missedOpportunityTrigger: missed, warningTrigger: warning, ctqValue: ctq, resetLevel }: Levels,
  { target, alertIf }: Pick<Measure, 'target' | 'alertIf'>,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (missed >= warning)
    problems.push({
      path: 'missedOpportunityTrigger',
      message: `Write a number below the warning trigger, ${warning}.`,
    })
  if (warning > ctq) problems.push({ path: 'warningTrigger', message: `Write at most the CTQ, ${ctq}.` })
  if (target === null)
    problems.push({ path: 'target', message: 'Write a target: the metric has no threshold of its own.' })
  else if (resetLevel != null && (alertIf === 'BELOW_THRESHOLD' ? resetLevel < target : resetLevel > target)) {
    problems.push({
      path: 'resetLevel',
      message:
        alertIf === 'BELOW_THRESHOLD'
          ? `Write the target, ${target}, or more.`
          : `Write the target, ${target}, or less.`,
    })
  }
  return problems
}
