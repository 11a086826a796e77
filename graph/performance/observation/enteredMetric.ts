// A metric as far as entering data needs it.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { computeOf, type ComputeObservation } from '../metric/computeOf.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface DataPoint {
  name: string
  unit: string
}

export const enteredColumns = {
  id: true,
  rootId: true,
  key: true,
  name: true,
  status: true,
  formulaNumber: true,
  organization: { select: { id: true, path: true, legalName: true } },
  formulas: { select: { number: true, formula: true, numerator: true, denominator: true, dataPoints: true } },
} as const satisfies Prisma.MetricSelect

export type EnteredMetric = Awaited<ReturnType<typeof enteredMetric>>

/** With the formula of now, ready to compute. */
export async function enteredMetric({
  formulas,
  ...metric
}: Prisma.MetricGetPayload<{ select: typeof enteredColumns }>) {
  const { numerator, denominator, dataPoints: points } = formulas.find(({ number }) => number === metric.formulaNumber)!
  const dataPoints = points as unknown as DataPoint[]
  const compute: ComputeObservation = await computeOf({ numerator, denominator, dataPoints })
  return { ...metric, dataPoints, names: new Set(dataPoints.map(({ name }) => name)), compute }
}

/** Why nothing is entered for it, whoever asks. */
export function entryObstacle({ status }: Pick<EnteredMetric, 'status'>): Said | undefined {
  if (status === 'PROPOSED') return t.proposedOnly
  return status === 'ARCHIVED' ? t.archived : undefined
}
