// That the levels of a benchmark stand in their order, and its reset level on the right side of the target.
import type { FieldProblem } from '../../kernel/errors.ts'
import type { Thresholds } from './attainment.ts'
import type { Measure } from './measure.ts'
import * as t from './__generated__/messages.ts'

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
      message: t.belowWarning({ warning }),
    })
  if (warning > ctq) problems.push({ path: 'warningTrigger', message: t.atMostCtq({ ctq }) })
  if (target === null) problems.push({ path: 'target', message: t.needsTarget })
  else if (resetLevel != null && (alertIf === 'BELOW_THRESHOLD' ? resetLevel < target : resetLevel > target)) {
    problems.push({
      path: 'resetLevel',
      message: alertIf === 'BELOW_THRESHOLD' ? t.targetOrMore({ target }) : t.targetOrLess({ target }),
    })
  }
  return problems
}
