// What a benchmark may be, in the input of its mutations and of its preview.
import { entry } from '../../kernel/entryId.ts'
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, NotFoundError, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { MoneyInput, moneyShape } from '../../kernel/Money.ts'
import { requireListed } from '../../kernel/listed.ts'
import { line, say, text } from '../../kernel/validation.ts'
import { ConditionWidget } from './enums.ts'
import { orderProblems } from './orderProblems.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** What its points and levels are; what a preview asks for too. */
export const measureFields = (t: InputBuilder) =>
  ({
    warningTrigger: t.float({
      description: 'The attainment below which the benchmark warns, 0 to 100; a new benchmark defaults to 80.',
    }),
    missedOpportunityTrigger: t.float({
      description:
        'The attainment below which an opportunity counts as missed, 0 to 100; a new benchmark defaults to 50.',
    }),
    ctqValue: t.float({
      description: 'The attainment from which the benchmark is met, 0 to 100; a new benchmark defaults to 95.',
    }),
    target: t.float({ description: "The target to measure against; null for the metric's own threshold." }),
    grain: t.field({
      type: Grain,
      description: 'The length of the period each point covers; a new benchmark defaults to a day.',
    }),
    scopeKind: t.field({
      type: ScopeKind,
      description:
        'The kind of scope each point series covers; a new benchmark defaults to its organization as a whole.',
    }),
    consecutivePoints: t.int({
      description: 'The number of consecutive points that make a breach, 1 to 30; a new benchmark defaults to 2.',
    }),
    resetLevel: t.float({ description: 'The value from which a point is back in range; null for the target.' }),
  }) satisfies InputFieldMap

/** What createBenchmark and updateBenchmark both take. */
export const benchmarkFields = (t: InputBuilder) =>
  ({
    ...measureFields(t),
    description: t.string({ description: 'A free-text description.' }),
    currentConditionWidget: t.field({
      type: ConditionWidget,
      description: 'How the current condition is displayed; defaults to a gauge.',
    }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', {
      description: 'Priority of the records that a breach opens; defaults to High.',
    }),
    unitMargin: t.field({ type: MoneyInput, description: 'What one unit of volume is worth; null for not known.' }),
  }) satisfies InputFieldMap

const share = z.number(say(m.shareRange)).min(0, say(m.shareRange)).max(100, say(m.shareRange))
const figure = z.number(say(m.writeNumber)).min(-1e15, say(m.figureRange)).max(1e15, say(m.figureRange))
const points = z.int(say(m.pointsRange)).min(1, say(m.pointsRange)).max(30, say(m.pointsRange))
const grains = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER'] as const
const scopeKinds = ['ORGANIZATION', 'LOCATION', 'VEHICLE', 'PERSON'] as const
const widgets = ['GAUGE', 'SPARKLINE', 'NUMBER', 'CONTROL_CHART'] as const

const measureShape = {
  warningTrigger: share.nullish(),
  missedOpportunityTrigger: share.nullish(),
  ctqValue: share.nullish(),
  target: figure.nullish(),
  grain: z.enum(grains).nullish(),
  scopeKind: z.enum(scopeKinds).nullish(),
  consecutivePoints: points.nullish(),
  resetLevel: figure.nullish(),
}

export const measureInput = z.object(measureShape)

export const benchmarkInput = z.object({
  ...measureShape,
  name: line(1, 200).nullish(),
  description: text(0, 2000).nullish(),
  currentConditionWidget: z.enum(widgets).nullish(),
  priorityId: z.int().nullish(),
  unitMargin: moneyShape(9_999_999_999, 4).nullish(),
})

type Checked = z.output<typeof benchmarkInput>

/** What the product begins with. */
export const seed = {
  warningTrigger: 80,
  missedOpportunityTrigger: 50,
  ctqValue: 95,
  consecutivePoints: 2,
  grain: 'DAY',
  scopeKind: 'ORGANIZATION',
} as const

/** What is given of a benchmark, as its columns: null clears what may be nothing, and leaves alone what may not. */
export function columnsOf({ currentConditionWidget, target, resetLevel, unitMargin, ...rest }: Checked) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)) as {
    [Key in keyof typeof rest]?: NonNullable<(typeof rest)[Key]>
  }
  return {
    ...given,
    ...(currentConditionWidget && { widget: currentConditionWidget }),
    target,
    resetLevel,
    ...(unitMargin !== undefined && { unitMargin: unitMargin?.amount ?? null, currency: unitMargin?.currency ?? null }),
  }
}

interface Whole {
  warningTrigger: number
  missedOpportunityTrigger: number
  ctqValue: number
  target?: number | null
  resetLevel?: number | null
  priorityId?: number
}

interface Metric {
  targetThreshold: number | null
  alertIf: 'ABOVE_THRESHOLD' | 'BELOW_THRESHOLD'
}

/** Refuses a benchmark that as a whole can't be. */
export function requireSense(context: Context, benchmark: Whole, metric: Metric): void {
  requireListed(context, benchmark)
  const problems: FieldProblem[] = orderProblems(benchmark, {
    ...metric,
    target: benchmark.target ?? metric.targetThreshold,
  })
  if (problems.length) throw new ValidationError(problems)
}

/** What it is worth is set by who may see it. */
export function requireMargin(
  context: Context,
  { unitMargin }: { unitMargin?: object | null },
  place: { rootId: string; organizationId: string },
): void {
  if (unitMargin === undefined) return
  const viewer = context.requireViewer()
  if (!viewer.mayAt('confidential.read', place))
    throw new ForbiddenError(viewer.refusal('confidential.read', place.rootId))
}

/** The job role that an input names: one of the tree that is still given. */
export async function jobRoleIn({ db }: Context, rootId: string, named: string): Promise<string> {
  const where = { id: uuidOf('JobRole', named), organizationId: rootId, status: 'ACTIVE' as const }
  const role = await db.prisma.jobRole.findFirst({ where, select: { id: true } })
  if (!role) throw new NotFoundError(the('JobRole'))
  return role.id
}
