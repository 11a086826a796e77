// What a formula's result is measured in. Its numbers may be pure or change a unit (× 100 makes % of a ratio, × 1000 m
// of km); both readings are kept as scales, and what is added must agree in one.
import { unitOf, type Unit } from '../units.ts'
import { isConstant, type Expression, type Operator } from './Expression.ts'
import { evaluate } from './evaluate.ts'
import { FormulaError } from './FormulaError.ts'
import type { Said } from '../../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Measure {
  dimensions: readonly number[]
  /** What one is worth in base units, by either reading of the formula's numbers. */
  scales: readonly number[]
  /** In words, for errors. */
  words: Said
}

const mostScales = 16

export const same = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
export const sameDimensions = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((power, i) => Math.abs(power - other[i]!) < 1e-9)

/** The measure of a formula; a constant has none of its own and takes that of what it is added to. */
export async function dimensionsOf(formula: Expression, unitOfName: (name: string) => string): Promise<Measure> {
  const units = new Map<string, Unit>()
  const pure = (await unitOf('count')) as Unit
  async function load(one: Expression): Promise<void> {
    if (one.kind === 'name') units.set(one.name, (await unitOf(unitOfName(one.name))) as Unit)
    for (const part of one.kind === 'negative'
      ? [one.of]
      : one.kind === 'operator'
        ? [one.left, one.right]
        : one.kind === 'call'
          ? one.args
          : []) {
      await load(part)
    }
  }
  await load(formula)

  function measure(one: Expression): Measure {
    if (isConstant(one)) return { dimensions: pure.dimensions, scales: scalesOf(evaluate(one)), words: t.pureNumber }
    switch (one.kind) {
      case 'name': {
        const { dimensions, scale } = units.get(one.name)!
        return { dimensions, scales: [scale], words: unitOfName(one.name) }
      }
      case 'negative':
        return measure(one.of)
      case 'operator':
        if (one.operator === '+' || one.operator === '-')
          return alike([one.left, one.right], one.operator === '+' ? t.notAdded : t.notSubtracted)
        if (one.operator === '^') return power(measure(one.left), evaluate(one.right))
        return product(one.operator, measure(one.left), measure(one.right))
      case 'call':
        if (one.function === 'sqrt') return power(measure(one.args[0]!), 0.5)
        if (one.function === 'min' || one.function === 'max') return alike(one.args, t.notCompared)
        return measure(one.args[0]!)
      default:
        throw new Error('A number is a constant.')
    }
  }

  function alike(parts: Expression[], refusal: typeof t.notAdded): Measure {
    const measures = parts.filter((part) => !isConstant(part)).map(measure)
    return measures.reduce((one, other) => {
      const refused = new FormulaError(refusal({ other: other.words, one: one.words }))
      if (!sameDimensions(one.dimensions, other.dimensions)) throw refused
      const scales = one.scales.filter((scale) => other.scales.some((its) => same(scale, its)))
      if (!scales.length) throw refused
      return { ...one, scales }
    })
  }
  return measure(formula)
}

const scalesOf = (constant: number): number[] =>
  constant === 0 || !Number.isFinite(1 / constant) ? [1] : distinct([1, 1 / Math.abs(constant)])

function product(operator: Operator, one: Measure, other: Measure): Measure {
  const sign = operator === '*' ? 1 : -1
  const scales = one.scales.flatMap((scale) => other.scales.map((its) => scale * its ** sign))
  const isPure = (measure: Measure) => measure.words === t.pureNumber
  const words = isPure(other)
    ? one.words
    : isPure(one) && sign === 1
      ? other.words
      : `${isPure(one) ? '1' : String(one.words)}${sign === 1 ? '·' : '/'}${String(other.words)}`
  return {
    dimensions: one.dimensions.map((power, i) => power + sign * other.dimensions[i]!),
    scales: distinct(scales),
    words,
  }
}

const power = (one: Measure, exponent: number): Measure => ({
  dimensions: one.dimensions.map((of) => of * exponent),
  scales: distinct(one.scales.map((scale) => scale ** exponent)),
  words: `${String(one.words)}^${exponent}`,
})

const distinct = (scales: number[]): number[] =>
  scales
    .filter((scale, i) => Number.isFinite(scale) && scale > 0 && scales.findIndex((one) => same(one, scale)) === i)
    .slice(0, mostScales)
