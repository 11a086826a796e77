// Formulas at random, each against an evaluator that shares nothing with the product: it walks the tree that the text
// was written from.
import { checkFormula } from '../metric/formula/checkFormula.ts'
import { computeOf } from '../metric/formula/computeOf.ts'

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
  const sign = pick(['+', '-', '*', '/', '+', '-', '*', '/', 'minus', '^', 'abs', 'min', 'max', 'floor', 'ceil', 'sqrt', 'round'])
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

function evaluate(node: Node, values: Map<string, number>): number {
  if (typeof node === 'number') return node
  if (typeof node === 'string') return values.get(node)!
  const parts = node.parts.map((part) => evaluate(part, values))
  const [x, y] = parts as [number, number]
  switch (node.sign) {
    case '+': return x + y
    case '-': return x - y
    case '*': return x * y
    case '/': return y === 0 ? missing() : x / y
    case '^': return x < 0 && y === 0.5 ? missing() : Math.pow(x, y)
    case 'minus': return -x
    case 'min': return Math.min(...parts)
    case 'max': return Math.max(...parts)
    case 'round': return x < 0 ? -Math.round(-x) : Math.round(x)
    case 'sqrt': return x < 0 ? missing() : Math.sqrt(x)
    default: return Math[node.sign as 'abs'](x)
  }
}

class Missing extends Error {}
const missing = (): never => {
  throw new Missing('no value')
}

/** A division by zero anywhere is no value of the whole. */
function valueOf(node: Node, values: Map<string, number>): number | null {
  try {
    return evaluate(node, values)
  } catch (error) {
    if (error instanceof Missing) return null
    throw error
  }
}

const namesOf = (node: Node): string[] => (typeof node === 'string' ? [node] : typeof node === 'number' ? [] : node.parts.flatMap(namesOf))

/** Equal but for the rounding that multiplying in another order brings. */
const isSame = (one: number | null, other: number | null) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other)))

/** Compares so many formulas; what is refused for a reason of the house is in addition to them. */
export async function compareAtRandom(count: number, seed: number): Promise<{ compared: number; refused: number; withoutValue: number }> {
  const next = random(seed)
  let compared = 0
  let refused = 0
  let withoutValue = 0
  while (compared < count) {
    const tree = grow(next, 1 + Math.floor(next() * 4))
    const formula = write(tree, next)
    const used = [...new Set(namesOf(tree))]
    const dataPoints = used.map((name) => ({ name, unit: 'count' }))
    const checked = await checkFormula({ formula, dataPoints, unit: 'count', aggregation: 'AVERAGE' }).catch((error: unknown) => error as Error)
    if (checked instanceof Error) {
      // A constant alone, a constant zero below a line, and what is too long are refused; nothing else is.
      if (!/at least one data point|divides by zero|at most \d+|multiply by|An exponent/.test(checked.message)) throw new Error(`${formula}: ${checked.message}`)
      refused++
      continue
    }
    const compute = await computeOf({ ...checked, dataPoints })
    const values = used.map(() => (next() < 0.1 ? 0 : Math.round((next() * 200 - 20) * 100) / 100))
    const wanted = valueOf(tree, new Map(used.map((name, i) => [name, values[i]!])))
    const { value } = compute(values)
    if (!isSame(value, wanted)) throw new Error(`${formula} of ${used.join()} = ${values.join()} is ${value}, not ${wanted}`)
    if (wanted === null) withoutValue++
    const gap = values.map((one, i) => (i === 0 ? null : one))
    if (compute(gap).value !== null) throw new Error(`${formula} has a value though a data point is missing.`)
    compared++
  }
  return { compared, refused, withoutValue }
}
