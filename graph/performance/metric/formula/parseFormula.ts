// Reads a formula with mathjs and takes over what is allowed of its tree; mathjs computes nothing.
import type { MathNode } from 'mathjs'
import { Decimal } from '../../../kernel/decimal.ts'
import { parserOfDecimals } from '../mathjs.ts'
import { isConstant, partsOf, type Expression, type FunctionName, type Operator } from './Expression.ts'
import { FormulaError } from './FormulaError.ts'
import { evaluate } from './evaluate.ts'
import { normalise, scan } from './scan.ts'
import { functions } from './words.ts'
import * as t from './__generated__/messages.ts'

const deepest = 40
const mostParts = 200
const largestExponent = 8

export async function parseFormula(formula: string): Promise<Expression> {
  const text = normalise(formula)
  const names = scan(text)
  const parse = await parserOfDecimals()
  let node: MathNode
  try {
    node = parse(text)
  } catch (error) {
    const { char } = error as { char?: number }
    throw new FormulaError(t.incomplete, char ? Math.min(char, text.length) : undefined)
  }
  const expression = takeOver(node, (name) => names.find((one) => one.name === name)?.column)
  const parts = countOf(expression)
  if (parts > mostParts) throw new FormulaError(t.mostParts({ most: mostParts, parts }))
  return expression
}

function takeOver(node: MathNode, columnOf: (name: string) => number | undefined, depth = 0): Expression {
  if (depth > deepest) throw new FormulaError(t.tooNested({ most: deepest }))
  const next = (inner: MathNode, deeper = 1) => takeOver(inner, columnOf, depth + deeper)
  const known = node as unknown as {
    type: string
    value?: unknown
    name?: string
    op?: string
    fn?: unknown
    args?: MathNode[]
    content?: MathNode
    implicit?: boolean
  }
  const args = known.args ?? []
  if (known.type === 'ParenthesisNode') return next(known.content!)
  if (known.type === 'ConstantNode' && isNumber(known.value))
    return { kind: 'number', value: new Decimal(String(known.value)) }
  if (known.type === 'SymbolNode') {
    if (functions.has(known.name!))
      throw new FormulaError(t.functionAlone({ name: known.name! }), columnOf(known.name!))
    return { kind: 'name', name: known.name! }
  }
  if (known.type === 'FunctionNode' && functions.has(known.name!)) {
    const name = known.name as FunctionName
    return callOf(
      name,
      args.map((arg) => next(arg)),
      columnOf(name),
    )
  }
  if (known.type === 'OperatorNode' && !known.implicit) {
    if (args.length === 1 && known.op === '+') return next(args[0]!)
    if (args.length === 1 && known.op === '-') return { kind: 'negative', of: next(args[0]!) }
    // A long sum is a chain to the left and no nesting.
    if (args.length === 2 && '+-*/^'.includes(known.op!)) {
      return operationOf(known.op as Operator, next(args[0]!, known.op === '^' ? 1 : 0), next(args[1]!))
    }
  }
  throw new FormulaError(t.notInFormula({ part: node.toString().slice(0, 40) }), columnOf(known.name ?? ''))
}

const isNumber = (value: unknown) => /^[\d.]+(e[+-]?\d+)?$/.test(String(value))

function callOf(name: FunctionName, args: Expression[], column: number | undefined): Expression {
  const [least, most] = {
    min: [2, 10],
    max: [2, 10],
    round: [1, 2],
    abs: [1, 1],
    floor: [1, 1],
    ceil: [1, 1],
    sqrt: [1, 1],
  }[name] as [number, number]
  if (args.length < least || args.length > most)
    throw new FormulaError(least === most ? t.takesOne({ name }) : t.takesSome({ name, least, most }), column)
  const digits = name === 'round' ? args[1] : undefined
  if (
    digits &&
    !(digits.kind === 'number' && digits.value.isInteger() && digits.value.gte(0) && digits.value.lte(10))
  ) {
    throw new FormulaError(t.roundDigits, column)
  }
  return { kind: 'call', function: name, args }
}

function operationOf(operator: Operator, left: Expression, right: Expression): Expression {
  if (operator === '^') {
    const exponent = isConstant(right) ? evaluate(right) : Number.NaN
    if (!(Math.abs(exponent) <= largestExponent)) {
      throw new FormulaError(t.exponentRange({ most: largestExponent }))
    }
    if (exponent < 0 && isConstant(left) && evaluate(left) === 0) throw new FormulaError(t.zeroToNegative)
  }
  if (operator === '/' && isConstant(right) && evaluate(right) === 0) throw new FormulaError(t.dividesByZero)
  return { kind: 'operator', operator, left, right }
}

const countOf = (expression: Expression): number => partsOf(expression).reduce((sum, part) => sum + countOf(part), 1)
