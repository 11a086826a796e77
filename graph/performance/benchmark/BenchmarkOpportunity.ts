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
    description: 'How many days before today its period is: 30, or 90 where its points are months or quarters.',
    select: { grain: true },
    resolve: ({ grain }) => (['MONTH', 'QUARTER'].includes(grain) ? 90 : 30),
  }),
  totalCtqOpportunity: t.float({
    nullable: true,
    description:
      'What of the volume of its period lies between what is attained and CTQ, over all its scopes; null where no volume is known.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => floatOf(await opportunityOf(context, id)),
  }),
  volumeUnit: t.string({
    description: 'What its volume is counted in: what stands below the line of the formula.',
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
      'What its opportunity is worth; null where no unit margin or volume is known, or the viewer may not see it.',
    select: { ...confidential, id: true },
    resolve: async ({ unitMargin, currency, ...benchmark }, _args, context) =>
      unitMargin !== null && maySee(context, benchmark)
        ? moneyOf((await marginOf(context, benchmark.id, unitMargin))?.toDecimalPlaces(4) ?? null, currency)
        : null,
  }),
  unitMargin: t.field({
    type: Money,
    nullable: true,
    description: 'What one unit of volume is worth; null where that is not known, or the viewer may not see it.',
    select: confidential,
    resolve: ({ unitMargin, currency, ...benchmark }, _args, context) =>
      maySee(context, benchmark) ? moneyOf(unitMargin, currency) : null,
  }),
}))
