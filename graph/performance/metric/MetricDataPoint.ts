import { builder } from '../../kernel/builder.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'

export const MetricDataPoint = builder.objectRef<DataPoint>('MetricDataPoint').implement({
  description: 'A numeric input of a formula; every observation has a value for it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name used in the formula.' }),
    unit: t.exposeString('unit', { description: 'The unit of the values.' }),
  }),
})

/** The data points of a row, which keeps them as JSON in the order of its observations' values. */
export const dataPointsOf = (json: unknown): DataPoint[] => json as DataPoint[]
