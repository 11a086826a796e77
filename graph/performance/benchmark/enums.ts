import { builder } from '../../kernel/builder.ts'
import { levels } from './attainment.ts'
import { rules } from './controlLimits.ts'

const values = <Name extends string>(names: readonly Name[], descriptions: Record<Name, string>) =>
  Object.fromEntries(names.map((name) => [name, { description: descriptions[name] }])) as Record<
    Name,
    { description: string }
  >

export const BenchmarkLevel = builder.enumType('BenchmarkLevel', {
  description: 'Where an attainment stands among the levels of a benchmark.',
  values: values(levels, {
    MET: 'At CTQ or above it.',
    OPPORTUNITY: 'Below CTQ, at the warning trigger or above it.',
    WARNING: 'Below the warning trigger, at the missed-opportunity trigger or above it.',
    MISSED_OPPORTUNITY: 'Below the missed-opportunity trigger.',
  }),
})

export const BenchmarkStatus = builder.enumType('BenchmarkStatus', {
  description: 'Whether a benchmark is in use.',
  values: {
    ACTIVE: { description: 'It is asked about at each closed point.' },
    PROPOSED: { description: 'Somebody who may edit benchmarks has yet to take it.' },
    ARCHIVED: { description: 'It is asked about no more.' },
  },
})

export const ConditionWidget = builder.enumType('ConditionWidget', {
  description: 'How a benchmark shows its current condition.',
  values: {
    GAUGE: { description: 'As a gauge of its attainment.' },
    SPARKLINE: { description: 'As a small line of its last points.' },
    NUMBER: { description: 'As its value.' },
    CONTROL_CHART: { description: 'As a control chart.' },
  },
})

export const ControlRule = builder.enumType('ControlRule', {
  description: 'The Western Electric rules, by which a point says that the process has changed.',
  values: values(rules, {
    BEYOND_THREE_SIGMA: 'Rule 1: the point is beyond three sigma.',
    TWO_OF_THREE_BEYOND_TWO_SIGMA: 'Rule 2: two of three points in a row are beyond two sigma on the same side.',
    FOUR_OF_FIVE_BEYOND_ONE_SIGMA: 'Rule 3: four of five points in a row are beyond one sigma on the same side.',
    EIGHT_ON_ONE_SIDE: 'Rule 4: eight points in a row are on the same side of the mean.',
  }),
})

export const TrendDirection = builder.enumType('TrendDirection', {
  description: 'Where a number is going.',
  values: {
    RISING: { description: 'There is more of it than usual.' },
    STEADY: { description: 'There is as much of it as usual.' },
    FALLING: { description: 'There is less of it than usual.' },
  },
})
