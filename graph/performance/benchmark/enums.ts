import { builder } from '../../kernel/builder.ts'
import { levels } from './attainment.ts'
import { rules } from './controlLimits.ts'

const values = <Name extends string>(names: readonly Name[], descriptions: Record<Name, string>) =>
  Object.fromEntries(names.map((name) => [name, { description: descriptions[name] }])) as Record<
    Name,
    { description: string }
  >

export const BenchmarkLevel = builder.enumType('BenchmarkLevel', {
  description: 'The level of a benchmark that an attainment corresponds to.',
  values: values(levels, {
    MET: 'At or above CTQ.',
    OPPORTUNITY: 'Below CTQ, but at or above the warning trigger.',
    WARNING: 'Below the warning trigger, but at or above the missed-opportunity trigger.',
    MISSED_OPPORTUNITY: 'Below the missed-opportunity trigger.',
  }),
})

export const BenchmarkStatus = builder.enumType('BenchmarkStatus', {
  description: 'The status of a benchmark.',
  values: {
    ACTIVE: { description: 'It is evaluated at each closed point.' },
    PROPOSED: { description: 'It awaits acceptance by a user who may edit benchmarks.' },
    ARCHIVED: { description: 'It is no longer evaluated.' },
  },
})

export const ConditionWidget = builder.enumType('ConditionWidget', {
  description: 'How a benchmark displays its current condition.',
  values: {
    GAUGE: { description: 'As a gauge of its attainment.' },
    SPARKLINE: { description: 'As a sparkline of its latest points.' },
    NUMBER: { description: 'As its value.' },
    CONTROL_CHART: { description: 'As a control chart.' },
  },
})

export const ControlRule = builder.enumType('ControlRule', {
  description: 'The Western Electric rules, which detect that a process has changed.',
  values: values(rules, {
    BEYOND_THREE_SIGMA: 'Rule 1: the point is beyond three sigma.',
    TWO_OF_THREE_BEYOND_TWO_SIGMA: 'Rule 2: two of three points in a row are beyond two sigma on the same side.',
    FOUR_OF_FIVE_BEYOND_ONE_SIGMA: 'Rule 3: four of five points in a row are beyond one sigma on the same side.',
    EIGHT_ON_ONE_SIDE: 'Rule 4: eight points in a row are on the same side of the mean.',
  }),
})

export const TrendDirection = builder.enumType('TrendDirection', {
  description: 'The direction of a trend.',
  values: {
    RISING: { description: 'Higher than usual.' },
    STEADY: { description: 'The same as usual.' },
    FALLING: { description: 'Lower than usual.' },
  },
})
