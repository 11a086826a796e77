import { builder } from '../../kernel/builder.ts'

export const MetricType = builder.enumType('MetricType', {
  description: "The type of a metric's values.",
  values: { NUMERIC: { description: 'Numbers.' } },
})

export const MetricCategory = builder.enumType('MetricCategory', {
  description: 'The subject that a metric covers.',
  values: {
    FUEL_AND_ENERGY: { description: 'Fuel and energy.' },
    SAFETY: { description: 'Safety.' },
    SERVICE: { description: 'Service.' },
    MAINTENANCE: { description: 'Maintenance.' },
    FACILITIES: { description: 'Facilities.' },
  },
})

export const AggregationMethod = builder.enumType('AggregationMethod', {
  description: 'How observations are aggregated into one value.',
  values: {
    AVERAGE: { description: 'The mean of the observation values.' },
    SUM_PER_RATE: { description: "The sum of the formula's numerators divided by the sum of its denominators." },
  },
})

export const AlertIf = builder.enumType('AlertIf', {
  description: 'The side of the threshold on which a value triggers an alert; a value equal to the threshold does not.',
  values: {
    ABOVE_THRESHOLD: { description: 'Values above the threshold trigger an alert: lower is better.' },
    BELOW_THRESHOLD: { description: 'Values below the threshold trigger an alert: higher is better.' },
  },
})

export const MetricStatus = builder.enumType('MetricStatus', {
  description: 'The status of a metric.',
  values: {
    ACTIVE: { description: 'In use.' },
    PROPOSED: { description: 'Proposed, and not yet accepted or declined.' },
    ARCHIVED: { description: 'Archived or declined.' },
  },
})
