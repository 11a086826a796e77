import type { Unit } from '../units.ts'
import { same, sameDimensions, type Measure } from './dimensionsOf.ts'

/** What is wrong with a metric's unit for what its formula comes to, if anything. */
export function fits(measure: Measure, unit: Unit, name: string): string | undefined {
  if (!sameDimensions(measure.dimensions, unit.dimensions)) {
    return `The formula comes to ${measure.words}, which is no ${name}: choose its unit, or mend the formula.`
  }
  if (measure.scales.some((scale) => same(scale, unit.scale))) return undefined
  const factor = Number((measure.scales[0]! / unit.scale).toPrecision(6))
  return `The formula comes to ${measure.words}, the metric is in ${name}: multiply by ${factor}, or choose another unit.`
}
