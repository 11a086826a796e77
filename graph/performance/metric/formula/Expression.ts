// A formula as a small tree of its own: what mathjs has read, and nothing else that it could do.
import type { Decimal } from '../../../kernel/decimal.ts'

export type Operator = '+' | '-' | '*' | '/' | '^'

/** What a formula may call. */
export const functionNames = ['abs', 'min', 'max', 'round', 'floor', 'ceil', 'sqrt'] as const
export type FunctionName = (typeof functionNames)[number]

export type Expression =
  | { kind: 'number'; value: Decimal }
  | { kind: 'name'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operator'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'call'; function: FunctionName; args: Expression[] }

export const partsOf = (expression: Expression): Expression[] => {
  switch (expression.kind) {
    case 'negative':
      return [expression.of]
    case 'operator':
      return [expression.left, expression.right]
    case 'call':
      return expression.args
    default:
      return []
  }
}

export function namesIn(expression: Expression, names = new Set<string>()): Set<string> {
  if (expression.kind === 'name') names.add(expression.name)
  for (const part of partsOf(expression)) namesIn(part, names)
  return names
}

export const isConstant = (expression: Expression): boolean => namesIn(expression).size === 0
