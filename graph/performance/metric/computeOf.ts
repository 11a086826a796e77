// Computes observations: the same for a form, an import and a million rows from machines.
import { Decimal, zero, type DecimalValue } from '../../kernel/decimal.ts'
import { namesIn } from './formula/Expression.ts'
import { compile } from './formula/evaluate.ts'
import { parseFormula } from './formula/parseFormula.ts'

export interface Computable {
  numerator: string
  denominator: string | null
  dataPoints: readonly { name: string }[]
}

export interface Computed {
  numerator: Decimal | null
  denominator: Decimal | null
  value: Decimal | null
}

export type ComputeObservation = (values: readonly (DecimalValue | null)[]) => Computed

const nothing: Computed = { numerator: null, denominator: null, value: null }
/** So that the sums of many, and one by another, are floats still. */
const largest = new Decimal('1e150')
const smallest = new Decimal('1e-150')

/** Null where it is too large to count with; what is next to nothing is 0. */
function usable(value: Decimal): Decimal | null {
  if (!value.isFinite()) return null
  const size = value.abs()
  return size.gt(largest) ? null : size.lt(smallest) ? zero : value
}

const kept = new Map<string, Promise<ComputeObservation>>()
const mostKept = 1000

/**
 * What computes the values of a formula's data points, in their order; kept by the text of the formula. No value, and
 * nothing above or below the line, where a data point is missing; no value where what is below the line is 0.
 */
export function computeOf({ numerator, denominator, dataPoints }: Computable): Promise<ComputeObservation> {
  const key = JSON.stringify([numerator, denominator, dataPoints.map(({ name }) => name)])
  const before = kept.get(key)
  if (before) return before
  if (kept.size >= mostKept) kept.clear()
  const made = make(
    numerator,
    denominator,
    dataPoints.map(({ name }) => name),
  )
  kept.set(key, made)
  // A start that failed is no answer to keep.
  made.catch(() => kept.delete(key))
  return made
}

async function make(
  numeratorText: string,
  denominatorText: string | null,
  names: string[],
): Promise<ComputeObservation> {
  const numeratorTree = await parseFormula(numeratorText)
  const denominatorTree = denominatorText === null ? undefined : await parseFormula(denominatorText)
  const indexOf = (name: string) => names.indexOf(name)
  const referenced = [
    ...new Set([...namesIn(numeratorTree), ...(denominatorTree ? namesIn(denominatorTree) : [])]),
  ].map(indexOf)
  const above = compile(numeratorTree, indexOf)
  const below = denominatorTree && compile(denominatorTree, indexOf)
  return (values) => {
    for (const index of referenced) {
      const value = values[index]
      if (value === null || value === undefined) return nothing
    }
    const decimals = values.map((value) => (value instanceof Decimal ? value : new Decimal(value ?? 0)))
    const numerator = usable(above(decimals))
    if (!numerator) return nothing
    if (!below) return { numerator, denominator: null, value: numerator }
    const denominator = usable(below(decimals))
    if (!denominator) return nothing
    return { numerator, denominator, value: denominator.isZero() ? null : usable(numerator.dividedBy(denominator)) }
  }
}
