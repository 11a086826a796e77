// What is out of order in a benchmark that is being typed, by field: said at once, before it is sent.
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { number } from '../../kernel/messages/format.ts'
import { finiteNumber, type BenchmarkDraft } from './benchmarkDraft.ts'
import * as t from './__generated__/messages.ts'

interface Metric {
  readonly targetThreshold: number | null | undefined
  readonly alertIf: string
}

/** Whole, however many decimals it has: rounded it would refuse itself. */
const exact = (value: number) => number(value, { maximumFractionDigits: 20 })

const share = t.writeANumberFrom0To
const shares = ['missedOpportunityTrigger', 'warningTrigger', 'ctqValue'] as const

export function orderProblems(draft: BenchmarkDraft, metric: Metric | undefined): Problems {
  const problems: Problems = {}
  const [missed, warning, ctq] = shares.map((field) => finiteNumber(draft[field]))
  shares.forEach((field) => {
    const value = finiteNumber(draft[field])
    if (value === null || value < 0 || value > 100) problems[field] = share
  })
  if (missed != null && warning != null && missed >= warning)
    problems.missedOpportunityTrigger ??= t.writeANumberBelowTheWarning({ warning: exact(warning) })
  if (warning != null && ctq != null && warning > ctq)
    problems.warningTrigger ??= t.writeAtMostTheCtq({ ctq: exact(ctq) })
  const points = finiteNumber(draft.consecutivePoints)
  if (points === null || !Number.isInteger(points) || points < 1 || points > 30)
    problems.consecutivePoints = t.writeAWholeNumberFrom1
  for (const field of ['target', 'resetLevel', 'unitMargin'] as const)
    if (draft[field].trim() && finiteNumber(draft[field]) === null) problems[field] = t.writeANumber
  if (!metric || problems.target || problems.resetLevel) return problems
  const target = finiteNumber(draft.target) ?? metric.targetThreshold
  const reset = finiteNumber(draft.resetLevel)
  const isBelowType = metric.alertIf === 'BELOW_THRESHOLD'
  if (target == null) problems.target = t.writeATargetTheMetricHas
  else if (reset !== null && (isBelowType ? reset < target : reset > target))
    problems.resetLevel = (isBelowType ? t.writeTargetOrMore : t.writeTargetOrLess)({ target: exact(target) })
  return problems
}
