// A formula as a function of its data points: closures, made once, so that computing is nothing but calls of them. In
// decimals, so that 0.1 + 0.2 is 0.3.
import { Decimal, exactDigits } from '../../../kernel/decimal.ts'
import type { Expression, FunctionName, Operator } from './Expression.ts'

export type Compute = (values: readonly Decimal[]) => Decimal

const noValue = new Decimal(Number.NaN)

/** `indexOf` says where among the values a data point stands. */
export function compile(expression: Expression, indexOf: (name: string) => number): Compute {
  const inner = (one: Expression) => compile(one, indexOf)
  switch (expression.kind) {
    case 'number': {
      const { value } = expression
      return () => value
    }
    case 'name': {
      const index = indexOf(expression.name)
      return (values) => values[index]!
    }
    case 'negative': {
      const of = inner(expression.of)
      return (values) => of(values).negated()
    }
    case 'operator':
      return operation(expression.operator, inner(expression.left), inner(expression.right))
    case 'call':
      return called(expression.function, expression.args.map(inner))
  }
}

function operation(operator: Operator, left: Compute, right: Compute): Compute {
  switch (operator) {
    case '+':
      return (values) => left(values).plus(right(values))
    case '-':
      return (values) => left(values).minus(right(values))
    case '*':
      return (values) => left(values).times(right(values))
    case '/':
      // No value, rather than one that a later step might make finite again.
      return (values) => {
        const divisor = right(values)
        return divisor.isZero() ? noValue : left(values).dividedBy(divisor)
      }
    case '^':
      return (values) => {
        const base = left(values)
        const exponent = right(values)
        return (base.isZero() && exponent.isNegative()) || base.isNaN() ? noValue : base.pow(exponent)
      }
  }
}

function called(name: FunctionName, args: Compute[]): Compute {
  const [first, second] = args as [Compute, Compute | undefined]
  switch (name) {
    case 'abs':
      return (values) => first(values).abs()
    case 'floor':
      return (values) => settled(first(values)).floor()
    case 'ceil':
      return (values) => settled(first(values)).ceil()
    case 'sqrt':
      return (values) => first(values).sqrt()
    case 'round': {
      const digits = second?.([]).toNumber() ?? 0
      // Away from zero at the half, as people round, also below zero.
      return (values) => settled(first(values)).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP)
    }
    case 'min':
      return (values) => Decimal.min(...args.map((one) => one(values)))
    case 'max':
      return (values) => Decimal.max(...args.map((one) => one(values)))
  }
}

/** Without the last digits, so that 10 / 3 * 3 is 10 before it is rounded. */
const settled = (value: Decimal) => value.toSignificantDigits(exactDigits)

/** The value of what names no data point. */
export const evaluate = (constant: Expression): number => compile(constant, () => -1)([]).toNumber()
