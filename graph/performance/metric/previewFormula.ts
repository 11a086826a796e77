import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { AggregationMethod } from './enums.ts'
import { FormulaPreview } from './FormulaPreview.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'
import { checkFormula, type FormulaToCheck } from './formula/checkFormula.ts'
import { dataPointsOf } from './MetricDataPoint.ts'
import { metricKeys, MetricDataPointInput } from './metricInput.ts'
import { noFigures, readPreview } from './readPreview.ts'
import { visibleMetrics } from './visibleMetrics.ts'

const days = 30

builder.queryField('previewFormula', (t) =>
  t.field({
    type: FormulaPreview,
    description: 'Validates a formula and evaluates it on the last 30 days, without saving anything.',
    ...policy('metrics.propose'),
    args: {
      formula: t.arg.string({ required: true, description: 'The formula.' }),
      requiredDataPoints: t.arg({
        type: [MetricDataPointInput],
        required: true,
        description: 'The data points that the formula uses.',
      }),
      unit: t.arg.string({ required: true, description: 'The unit of the values.' }),
      aggregationMethod: t.arg({
        type: AggregationMethod,
        required: true,
        description: 'How observations are aggregated into one value.',
      }),
      metricId: t.arg.id({
        description:
          'The metric whose observations are used first; if omitted, any metric with the required data points.',
      }),
      organizationId: t.arg.id({
        description:
          "The organization whose observations are used, with its sub-organizations; defaults to the viewer's first organization.",
      }),
    },
    resolve: async (_root, args, context) => {
      const { formula, requiredDataPoints: dataPoints, unit, aggregationMethod: aggregation } = args
      const organization = await organizationFor(context, args.organizationId)
      const nothing = { problems: [], numerator: null, denominator: null, sourceId: null, figures: noFigures }
      const checked = await problemsOrFormula({
        formula,
        dataPoints,
        unit,
        aggregation,
        metricKeys: organization ? await metricKeys(context, organization.rootId) : [],
      })
      if (checked instanceof ValidationError) return { ...nothing, problems: checked.fields }
      const { numerator, denominator } = checked
      const source = organization && (await sourceOf(context, dataPoints, organization, args.metricId))
      if (!source) return { ...nothing, numerator, denominator }
      const to = context.now
      const figures = await readPreview(context.db, {
        formula: { numerator, denominator, dataPoints },
        ...source,
        organization,
        from: daysBefore(to),
        to,
      })
      return { ...nothing, numerator, denominator, sourceId: source.metricId, figures }
    },
  }),
)

const daysBefore = (to: Date) => new Date(to.getTime() - days * 24 * 3_600_000)

const problemsOrFormula = (given: FormulaToCheck) =>
  checkFormula(given).catch((error: unknown) => {
    if (error instanceof ValidationError) return error
    throw error
  })

async function organizationFor(context: Context, id: string | null | undefined) {
  const uuid = id ? uuidIn('Organization', id) : context.requireViewer().memberships[0]?.organizationId
  if (!uuid) return null
  return context.db.prisma.organization.findFirst({
    where: { AND: [visibleOrganizations(context), { id: uuid }] },
    select: { rootId: true, path: true, timeZone: true },
  })
}

/**
 * The metric to try it on: the one that is named, else the one with the latest observation, of those that have its data
 * points.
 */
async function sourceOf(
  context: Context,
  dataPoints: readonly DataPoint[],
  { rootId, path }: { rootId: string; path: string },
  named?: string | null,
) {
  const { now, db } = context
  const { prisma } = db
  const metrics = await prisma.metric.findMany({
    where: { AND: [visibleMetrics(context), { rootId }] },
    select: { id: true, formulas: { select: { number: true, dataPoints: true } } },
    take: 1000,
  })
  const fitting = metrics.flatMap(({ id, formulas }) => {
    const pointsOf = new Map(formulas.map((formula) => [formula.number, dataPointsOf(formula.dataPoints)]))
    return [...pointsOf.values()].some((points) =>
      dataPoints.every((one) => points.some((its) => its.name === one.name && its.unit === one.unit)),
    )
      ? [{ metricId: id, pointsOf }]
      : []
  })
  const first = named && fitting.find(({ metricId }) => metricId === uuidIn('Metric', named))
  if (first) return first
  const latest = await prisma.observation.findFirst({
    where: {
      metricId: { in: fitting.map(({ metricId }) => metricId) },
      organization: { path: { startsWith: path } },
      at: { gte: daysBefore(now), lte: now },
      voidedAt: null,
    },
    orderBy: { at: 'desc' },
    select: { metricId: true },
  })
  return fitting.find(({ metricId }) => metricId === latest?.metricId) ?? fitting[0]
}
