// Formulas at random, each against an evaluator that shares nothing with the product: it walks the tree that the text
// was written from, in fractions of whole numbers.
import { checkFormula } from '../performance/metric/formula/checkFormula.ts'
import { computeOf } from '../performance/metric/computeOf.ts'
import { absolute, fraction, type Fraction, fractionOf, isLess, Missing, rootOf, roundDown } from './fractions.ts'

type Node = number | string | { sign: string; parts: Node[] }

/** Mulberry32: the same formulas at each run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const names = ['a', 'b', 'c_1', 'dd']

function grow(next: () => number, depth: number): Node {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  if (depth === 0 || next() < 0.2) return next() < 0.6 ? pick(names) : pick([0, 1, 2, 3.5, 0.25, 100, 7e2])
  const sign = pick([
    '+',
    '-',
    '*',
    '/',
    '+',
    '-',
    '*',
    '/',
    'minus',
    '^',
    'abs',
    'min',
    'max',
    'floor',
    'ceil',
    'sqrt',
    'round',
  ])
  if (sign === '^') return { sign, parts: [grow(next, depth - 1), pick([2, 3, 0.5, 1])] }
  const count = sign === 'min' || sign === 'max' ? 2 + Math.floor(next() * 2) : '+-*/'.includes(sign) ? 2 : 1
  return { sign, parts: Array.from({ length: count }, () => grow(next, depth - 1)) }
}

/** Always in parentheses, so that it says nothing of how signs bind; the other test does. */
function write(node: Node, next: () => number): string {
  if (typeof node !== 'object') return String(node)
  const parts = node.parts.map((part) => write(part, next))
  if ('+-*/^'.includes(node.sign)) {
    const sign = { '*': '×', '/': '÷', '-': '−' }[node.sign]
    return `(${parts.join(next() < 0.2 && sign ? ` ${sign} ` : ` ${node.sign} `)})`
  }
  return node.sign === 'minus' ? `(-${parts[0]})` : `${node.sign}(${parts.join(', ')})`
}

/**
 * Where 40 digits are too few to tell: what is left of two numbers that cancel each other out, what rounding before has
 * brought to either side of a step, or numbers beyond reason.
 */
class Doubtful extends Error {}

const mayBeRounded = (node: Node): boolean =>
  typeof node === 'object' && (['/', '^', 'sqrt'].includes(node.sign) || node.parts.some(mayBeRounded))

/** Whether a number is a whole one, or half of one between two, to 30 digits. */
function isAtStep({ above, below }: Fraction, isBetween: boolean) {
  const at = isBetween ? { above: 2n * above + below, below: 2n * below } : { above, below }
  const nearest = roundDown({ above: 2n * at.above + at.below, below: 2n * at.below })
  const off = absolute(at.above - nearest * at.below) * 10n ** 30n
  return off <= at.below || off <= absolute(at.above)
}

function added(x: Fraction, y: Fraction): Fraction {
  const sum = fraction(x.above * y.below + y.above * x.below, x.below * y.below)
  const isShort = ({ below }: Fraction) => 10n ** 12n % below === 0n
  const size = isLess({ ...x, above: absolute(x.above) }, { ...y, above: absolute(y.above) }) ? y : x
  const isLittle = isLess(
    { above: absolute(sum.above) * 10n ** 6n, below: sum.below },
    { ...size, above: absolute(size.above) },
  )
  if (isLittle && size.above && !(isShort(x) && isShort(y))) throw new Doubtful('cancelled')
  return sum
}

function evaluate(node: Node, values: Map<string, string>): Fraction {
  const found = valueOfNode(node, values)
  const digits = (value: bigint) => absolute(value).toString().length
  if (digits(found.above) - digits(found.below) > 35 || digits(found.below) - digits(found.above) > 100)
    throw new Doubtful('beyond reason')
  return found
}

function valueOfNode(node: Node, values: Map<string, string>): Fraction {
  if (typeof node === 'number') return fractionOf(String(node))
  if (typeof node === 'string') return fractionOf(values.get(node)!)
  const parts = node.parts.map((part) => evaluate(part, values))
  const [x, y] = parts as [Fraction, Fraction]
  const negative = (of: Fraction) => ({ above: -of.above, below: of.below })
  if (['round', 'floor', 'ceil'].includes(node.sign) && mayBeRounded(node) && isAtStep(x, node.sign === 'round'))
    throw new Doubtful('at a step')
  switch (node.sign) {
    case '+':
      return added(x, y)
    case '-':
      return added(x, negative(y))
    case '*':
      return fraction(x.above * y.above, x.below * y.below)
    case '/':
      if (y.above === 0n) throw new Missing('no divisor')
      return fraction(x.above * y.below, x.below * y.above)
    case '^':
      return y.below === 2n ? rootOf(x) : { above: x.above ** y.above, below: x.below ** y.above }
    case 'minus':
      return negative(x)
    case 'min':
      return parts.reduce((one, other) => (isLess(other, one) ? other : one))
    case 'max':
      return parts.reduce((one, other) => (isLess(one, other) ? other : one))
    case 'round':
      return {
        above: roundDown({ above: 2n * absolute(x.above) + x.below, below: 2n * x.below }) * (x.above < 0n ? -1n : 1n),
        below: 1n,
      }
    case 'sqrt':
      return rootOf(x)
    case 'floor':
      return { above: roundDown(x), below: 1n }
    case 'ceil':
      return { above: -roundDown(negative(x)), below: 1n }
    default:
      return { ...x, above: absolute(x.above) }
  }
}

/** A division by zero anywhere is no value of the whole. */
function valueOf(node: Node, values: Map<string, string>): Fraction | null {
  try {
    return evaluate(node, values)
  } catch (error) {
    if (error instanceof Missing) return null
    throw error
  }
}

const namesOf = (node: Node): string[] =>
  typeof node === 'string' ? [node] : typeof node === 'number' ? [] : node.parts.flatMap(namesOf)

/** Equal to 30 digits. */
function isSame(one: Fraction | null, other: Fraction | null) {
  if (!one || !other) return one === other
  const off = absolute(one.above * other.below - other.above * one.below) * 10n ** 30n
  return off <= absolute(other.above * one.below)
}

/** Compares so many formulas; what is refused for a reason of the house is in addition to them. */
export async function compareAtRandom(
  count: number,
  seed: number,
): Promise<{ compared: number; refused: number; doubtful: number; withoutValue: number }> {
  const next = random(seed)
  let compared = 0
  let refused = 0
  let doubtful = 0
  let withoutValue = 0
  while (compared < count) {
    const tree = grow(next, 1 + Math.floor(next() * 4))
    const formula = write(tree, next)
    const used = [...new Set(namesOf(tree))]
    const dataPoints = used.map((name) => ({ name, unit: 'count' }))
    const checked = await checkFormula({ formula, dataPoints, unit: 'count', aggregation: 'AVERAGE' }).catch(
      (error: unknown) => error as Error,
    )
    if (checked instanceof Error) {
      // A constant alone, a constant zero below a line, and what is too long are refused; nothing else is.
      if (!/at least one data point|divides by zero|at most \d+|multiply by|An exponent/.test(checked.message))
        throw new Error(`${formula}: ${checked.message}`)
      refused++
      continue
    }
    const compute = await computeOf({ ...checked, dataPoints })
    const values = used.map(() => (next() < 0.1 ? '0' : (next() * 200 - 20).toFixed(next() < 0.5 ? 2 : 7)))
    let wanted: Fraction | null
    try {
      wanted = valueOf(tree, new Map(used.map((name, i) => [name, values[i]!])))
    } catch (error) {
      if (!(error instanceof Doubtful)) throw error
      doubtful++
      continue
    }
    const { value } = compute(values)
    if (!isSame(value && fractionOf(value.toString()), wanted))
      throw new Error(
        `${formula} of ${used.join()} = ${values.join()} is ${String(value)}, not ${wanted && `${wanted.above} / ${wanted.below}`}`,
      )
    if (wanted === null) withoutValue++
    const gap = values.map((one, i) => (i === 0 ? null : one))
    if (compute(gap).value !== null) throw new Error(`${formula} has a value though a data point is missing.`)
    compared++
  }
  return { compared, refused, doubtful, withoutValue }
}
