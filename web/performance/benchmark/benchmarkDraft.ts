// A benchmark while it is edited: numbers as they are typed.
import { entryId } from '../../kernel/relay/entryId.ts'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'

export interface BenchmarkDraft {
  name: string
  description: string
  metricId: string
  jobRoleId: string
  departmentId: string
  widget: string
  ctqValue: string
  warningTrigger: string
  missedOpportunityTrigger: string
  target: string
  resetLevel: string
  grain: string
  scopeKind: string
  consecutivePoints: string
  priorityId: string
  unitMargin: string
  currency: string
}

/** What the product begins with. */
export const emptyBenchmark: BenchmarkDraft = {
  name: '',
  description: '',
  metricId: '',
  jobRoleId: '',
  departmentId: '',
  widget: 'GAUGE',
  ctqValue: '95',
  warningTrigger: '80',
  missedOpportunityTrigger: '50',
  target: '',
  resetLevel: '',
  grain: 'DAY',
  scopeKind: 'ORGANIZATION',
  consecutivePoints: '2',
  priorityId: entryId('SCHEDULE_PRIORITY', 2),
  unitMargin: '',
  currency: '',
}

const text = (value: number | null | undefined) => (value == null ? '' : String(value))

interface KeptBenchmark {
  readonly name: string
  readonly description: string
  readonly actionMetric: { readonly id: string }
  readonly roleResponsibility: { readonly id: string }
  readonly department: { readonly id: string } | null | undefined
  readonly currentConditionWidget: string
  readonly ctqValue: number
  readonly warningTrigger: number
  readonly missedOpportunityTrigger: number
  readonly ownTarget: number | null | undefined
  readonly ownResetLevel: number | null | undefined
  readonly grain: string
  readonly scopeKind: string
  readonly consecutivePoints: number
  readonly priority: { readonly id: string }
  readonly unitMargin: { readonly amount: string; readonly currency: string } | null | undefined
}

export const draftOfBenchmark = (kept: KeptBenchmark): BenchmarkDraft => ({
  name: kept.name,
  description: kept.description,
  metricId: kept.actionMetric.id,
  jobRoleId: kept.roleResponsibility.id,
  departmentId: kept.department?.id ?? '',
  widget: kept.currentConditionWidget,
  ctqValue: text(kept.ctqValue),
  warningTrigger: text(kept.warningTrigger),
  missedOpportunityTrigger: text(kept.missedOpportunityTrigger),
  target: text(kept.ownTarget),
  resetLevel: text(kept.ownResetLevel),
  grain: kept.grain,
  scopeKind: kept.scopeKind,
  consecutivePoints: text(kept.consecutivePoints),
  priorityId: kept.priority.id,
  unitMargin: kept.unitMargin?.amount ?? '',
  currency: kept.unitMargin?.currency ?? '',
})

/** The number that is typed; null for nothing and for what is none. */
export function finiteNumber(typed: string): number | null {
  const number = typedNumber(typed)
  return Number.isFinite(number) ? number : null
}

export interface MeasureInput {
  ctqValue: number
  warningTrigger: number
  missedOpportunityTrigger: number
  target: number | null
  resetLevel: number | null
  grain: never
  scopeKind: never
  consecutivePoints: number
}

/** Its points and levels; NaN where something that has to be a number is none. */
export const measureOf = (draft: BenchmarkDraft): MeasureInput => ({
  ctqValue: finiteNumber(draft.ctqValue) ?? Number.NaN,
  warningTrigger: finiteNumber(draft.warningTrigger) ?? Number.NaN,
  missedOpportunityTrigger: finiteNumber(draft.missedOpportunityTrigger) ?? Number.NaN,
  target: finiteNumber(draft.target),
  resetLevel: finiteNumber(draft.resetLevel),
  grain: draft.grain as never,
  scopeKind: draft.scopeKind as never,
  consecutivePoints: finiteNumber(draft.consecutivePoints) ?? Number.NaN,
})

/** What is sent; what it is worth only by who may see it. */
export function inputOfBenchmark(draft: BenchmarkDraft, maySeeMargin: boolean) {
  const { name, description, metricId, jobRoleId, priorityId, widget } = draft
  const [amount, currency] = [draft.unitMargin.trim(), draft.currency.trim()]
  const margin = maySeeMargin ? { unitMargin: amount || currency ? { amount, currency } : null } : {}
  return {
    name,
    description,
    metricId,
    jobRoleId,
    priorityId,
    currentConditionWidget: widget as never,
    ...measureOf(draft),
    ...margin,
  }
}
