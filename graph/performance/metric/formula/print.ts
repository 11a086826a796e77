import type { Expression } from './Expression.ts'

const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const
const strengthOf = (expression: Expression): number => {
  if (expression.kind === 'operator') return strength[expression.operator]
  if (expression.kind === 'negative') return 3
  return 5
}

/** The formula as text, with the parentheses that its tree needs and no others. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value)
    case 'name':
      return expression.name
    case 'negative':
      return `-${within(expression.of, 4)}`
    case 'call':
      return `${expression.function}(${expression.args.map(print).join(', ')})`
    case 'operator': {
      const { operator, left, right } = expression
      const own = strength[operator]
      // Chains lean to the left, but those of powers to the right; a power's base is never a bare minus.
      if (operator === '^') return `${within(left, own + 1)} ^ ${within(right, 3)}`
      return `${within(left, own)} ${operator} ${within(right, own + 1)}`
    }
  }
}

const within = (expression: Expression, least: number) =>
  strengthOf(expression) < least ? `(${print(expression)})` : print(expression)
