import type { FieldProblem } from '../errors.ts'
import * as t from './__generated__/messages.ts'

/** One rule for every file: refused rows are left out where the sender says so, and otherwise nothing is taken. */
export function refusedRowsProblem(refused: number): FieldProblem {
  return { path: 'leavesOutRefused', message: t.refusedRows({ count: refused }) }
}
