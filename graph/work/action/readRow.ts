import { markAsOf } from '../../kernel/asOf.ts'
import type { Context } from '../../kernel/context.ts'
import type { Plan } from '../../kernel/statement/plan.ts'

/** The record of a row, which knows of when it is where its request looks back. */
export const readRow = (plan: Plan, row: unknown[], context: Context): never =>
  markAsOf(plan.read(row) as object, context) as never
