import type { Context } from '../context.ts'
import type { Parameters } from './scopeSql.ts'

/** The condition that something was there at the instant that a request looks back to, with its own "and". */
export const untilThen = ({ asOf }: Context, column: string, parameters: Parameters): string =>
  asOf ? ` and ${column} <= ${parameters.add(asOf)}::timestamptz` : ''
