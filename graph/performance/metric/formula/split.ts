// What stands above and below the line of a formula, where it is a product with one division.
import { Decimal } from '../../../kernel/decimal.ts'
import { isConstant, type Expression } from './Expression.ts'

export interface Ratio {
  numerator: Expression
  denominator: Expression | undefined
}

/** Division by a number is none: it is a change of unit, and stays above the line. */
export function split(formula: Expression): Ratio {
  const above: Expression[] = []
  const below: Expression[] = []
  collect(formula, above, below)
  const denominators = below.filter((one) => !isConstant(one))
  if (denominators.length !== 1) return { numerator: formula, denominator: undefined }
  const product = above.reduce<Expression | undefined>(
    (left, right) => (left ? operation('*', left, right) : right),
    undefined,
  )
  const numerator = below
    .filter(isConstant)
    .reduce<Expression>(
      (left, right) => operation('/', left, right),
      product ?? { kind: 'number', value: new Decimal(1) },
    )
  return { numerator, denominator: denominators[0] }
}

const operation = (operator: '*' | '/', left: Expression, right: Expression): Expression => ({
  kind: 'operator',
  operator,
  left,
  right,
})

function collect(expression: Expression, above: Expression[], below: Expression[]): void {
  if (expression.kind === 'negative') {
    above.push({ kind: 'negative', of: { kind: 'number', value: new Decimal(1) } })
    collect(expression.of, above, below)
  } else if (expression.kind === 'operator' && (expression.operator === '*' || expression.operator === '/')) {
    collect(expression.left, above, below)
    if (expression.operator === '*') collect(expression.right, above, below)
    else below.push(expression.right)
  } else {
    above.push(expression)
  }
}
