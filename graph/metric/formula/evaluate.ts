// A formula as a function of its data points: closures, made once, so that computing is nothing but calls of them.
import type { Expression, FunctionName } from './Expression.ts'

export type Compute = (values: readonly number[]) => number

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
      return (values) => -of(values)
    }
    case 'operator': {
      const left = inner(expression.left)
      const right = inner(expression.right)
      switch (expression.operator) {
        case '+':
          return (values) => left(values) + right(values)
        case '-':
          return (values) => left(values) - right(values)
        case '*':
          return (values) => left(values) * right(values)
        case '/':
          // No value, rather than one that a later step might make finite again.
          return (values) => {
            const divisor = right(values)
            return divisor === 0 ? Number.NaN : left(values) / divisor
          }
        case '^':
          return (values) => {
            const base = left(values)
            const exponent = right(values)
            return (base === 0 && exponent < 0) || Number.isNaN(base) ? Number.NaN : base ** exponent
          }
      }
    }
    // Each operator has returned.
    // oxlint-disable-next-line no-fallthrough
    case 'call':
      return called(expression.function, expression.args.map(inner))
  }
}

function called(name: FunctionName, args: Compute[]): Compute {
  const [first, second] = args as [Compute, Compute | undefined]
  switch (name) {
    case 'abs':
      return (values) => Math.abs(first(values))
    case 'floor':
      return (values) => Math.floor(first(values))
    case 'ceil':
      return (values) => Math.ceil(first(values))
    case 'sqrt':
      return (values) => Math.sqrt(first(values))
    case 'round': {
      const scale = 10 ** (second?.([]) ?? 0)
      return (values) => {
        const value = first(values)
        // Away from zero at the half, as people round, also below zero.
        return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
      }
    }
    case 'min':
      return (values) => args.reduce((least, one) => Math.min(least, one(values)), Infinity)
    case 'max':
      return (values) => args.reduce((most, one) => Math.max(most, one(values)), -Infinity)
  }
}

/** The value of what names no data point. */
export const evaluate = (constant: Expression): number => compile(constant, () => -1)([])
