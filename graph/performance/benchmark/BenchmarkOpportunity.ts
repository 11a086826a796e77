import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { floatOf } from '../../kernel/decimal.ts'
import { Money, moneyOf } from '../../kernel/Money.ts'
import { Benchmark } from './Benchmark.ts'
import { marginOf, opportunityOf } from './readOpportunity.ts'

const confidential = { rootId: true, organizationId: true, unitMargin: true, currency: true } as const

const maySee = (context: Context, place: { rootId: string; organizationId: string }) =>
  context.requireViewer().mayAt('confidential.read', place)

interface Formula {
  denominator: string | null
  dataPoints: unknown
}

/** A single data point below the line is named by its unit, or, where it is counted, by itself. */
function unitOfVolume(formula: Formula | undefined): string {
  const points = (formula?.dataPoints ?? []) as { name: string; unit: string }[]
  const point = points.find(({ name }) => name === formula?.denominator)
  return point ? (point.unit === 'count' ? point.name.replaceAll('_', ' ') : point.unit) : 'units'
}

builder.prismaObjectFields(Benchmark, (t) => ({
  periodDays: t.int({
    description: 'The length of the period in days before today: 30, or 90 if points are months or quarters.',
    select: { grain: true },
    resolve: ({ grain }) => (['MONTH', 'QUARTER'].includes(grain) ? 90 : 30),
  }),
  totalCtqOpportunity: t.float({
    nullable: true,
    description:
      "The part of the period's volume that lies between the attained level and CTQ, over all scopes; null if no volume is known.",
    select: { id: true },
    resolve: async ({ id }, _args, context) => floatOf(await opportunityOf(context, id)),
  }),
  volumeUnit: t.string({
    description: "The unit of volume: that of the formula's denominator.",
    select: {
      metric: {
        select: { formulaNumber: true, formulas: { select: { number: true, denominator: true, dataPoints: true } } },
      },
    },
    resolve: ({ metric: { formulaNumber, formulas } }) =>
      unitOfVolume(formulas.find(({ number }) => number === formulaNumber)),
  }),
  marginImpact: t.field({
    type: Money,
    nullable: true,
    description:
      'The monetary value of the opportunity; null if the unit margin or the volume is unknown, or the viewer may not see it.',
    select: { ...confidential, id: true },
    resolve: async ({ unitMargin, currency, ...benchmark }, _args, context) =>
      unitMargin !== null && maySee(context, benchmark)
        ? moneyOf((await marginOf(context, benchmark.id, unitMargin))?.toDecimalPlaces(4) ?? null, currency)
        : null,
  }),
  unitMargin: t.field({
    type: Money,
    nullable: true,
    description: 'The monetary value of one unit of volume; null if unknown or the viewer may not see it.',
    select: confidential,
    resolve: ({ unitMargin, currency, ...benchmark }, _args, context) =>
      maySee(context, benchmark) ? moneyOf(unitMargin, currency) : null,
  }),
}))
