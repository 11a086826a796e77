import { builder } from '../../kernel/builder.ts'

export const MetricType = builder.enumType('MetricType', {
  description: 'What the values of a metric are.',
  values: { NUMERIC: { description: 'Numbers.' } },
})

export const MetricCategory = builder.enumType('MetricCategory', {
  description: 'What a metric is about.',
  values: {
    FUEL_AND_ENERGY: { description: 'Fuel and energy.' },
    SAFETY: { description: 'Safety.' },
    SERVICE: { description: 'Service.' },
    MAINTENANCE: { description: 'Maintenance.' },
    FACILITIES: { description: 'Facilities.' },
  },
})

export const AggregationMethod = builder.enumType('AggregationMethod', {
  description: 'How observations become one value.',
  values: {
    AVERAGE: { description: 'The mean of their values.' },
    SUM_PER_RATE: { description: 'The sum of what is above the line of the formula by the sum of what is below it.' },
  },
})

export const AlertIf = builder.enumType('AlertIf', {
  description: 'On which side of its threshold a value is an alert; equal to it is none.',
  values: {
    ABOVE_THRESHOLD: { description: 'Above it: less is better.' },
    BELOW_THRESHOLD: { description: 'Below it: more is better.' },
  },
})

export const MetricStatus = builder.enumType('MetricStatus', {
  description: 'Whether a metric is in use.',
  values: {
    ACTIVE: { description: 'It is.' },
    PROPOSED: { description: 'Somebody has proposed it, and nobody has decided yet.' },
    ARCHIVED: { description: 'It is no longer, or was declined.' },
  },
})
