// What is compared with peers: the standard metrics, which mean the same in every tree, and practices. Custom metrics,
// prices and costs are none of it.
import type { Aggregation } from '../../../prisma/__generated__/client/enums.ts'

export interface MetricSubject {
  aggregation: Aggregation
  isHigherBetter: boolean
  /** What figures are rounded to, in the metric's unit. */
  step: number
}

const perRate = (step: number, isHigherBetter = true): MetricSubject => ({
  aggregation: 'SUM_PER_RATE',
  isHigherBetter,
  step,
})
const average = (step: number): MetricSubject => ({ aggregation: 'AVERAGE', isHigherBetter: false, step })

/** By the key of the metric. */
export const metricSubjects: Readonly<Record<string, MetricSubject>> = {
  'fuel-efficiency': perRate(0.05),
  'driver-idling-rate': perRate(0.5, false),
  'tire-pressure-deviation-index': average(0.5),
  'payload-utilization-percentage': perRate(1),
  'regenerative-braking-efficiency': perRate(1),
  'harsh-event-frequency': perRate(0.1, false),
  'seatbelt-usage-compliance': perRate(0.5),
  'route-punctuality-adherence': perRate(0.5),
  'average-stop-duration': average(1),
  mtbf: perRate(10),
  'fleet-availability-rate': perRate(0.5),
  'vehicle-turnaround-time': average(1),
  'dock-utilization-percentage': perRate(1),
}

/** The values that a member may have are at least this many steps apart, as others see it. */
export const spanInSteps = 2

export const practiceSubject = (featureId: number) => `practice:${featureId}`

export const isPractice = (subject: string) => subject.startsWith('practice:')
