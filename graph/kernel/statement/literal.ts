// Statements that take no parameters, such as COPY, with the values written into them.
import { escapeLiteral } from 'pg'

/** The text with each $n in the place of its value, as a literal whose type is inferred as a parameter's is. */
export const withLiterals = (text: string, values: readonly unknown[]): string =>
  text.replaceAll(/\$(\d+)/g, (_place, n: string) => literal(values[Number(n) - 1]))

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal).join()}]`
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}
