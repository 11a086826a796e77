import type { Unit } from '../units.ts'
import { same, sameDimensions, type Measure } from './dimensionsOf.ts'
import type { Text } from '../../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What is wrong with a metric's unit for what its formula comes to, if anything. */
export function fits(measure: Measure, unit: Unit, name: string): Text | undefined {
  if (!sameDimensions(measure.dimensions, unit.dimensions)) {
    return t.otherDimension({ measure: measure.words, unit: name })
  }
  if (measure.scales.some((scale) => same(scale, unit.scale))) return undefined
  const factor = Number((measure.scales[0]! / unit.scale).toPrecision(6))
  return t.otherScale({ measure: measure.words, unit: name, factor })
}
