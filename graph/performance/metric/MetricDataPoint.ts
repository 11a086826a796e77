import { builder } from '../../kernel/builder.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'

export const MetricDataPoint = builder.objectRef<DataPoint>('MetricDataPoint').implement({
  description: 'A data point: what an observation of a metric says a number for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the formula.' }),
    unit: t.exposeString('unit', { description: 'What it is measured in.' }),
  }),
})

/** The data points of a row, which keeps them as JSON in the order of its observations' values. */
export const dataPointsOf = (json: unknown): DataPoint[] => json as DataPoint[]
