import type { FieldProblem } from '../errors.ts'

/** One rule for every file: refused rows are left out where the sender says so, and otherwise nothing is taken. */
export function refusedRowsProblem(refused: number): FieldProblem {
  const rows = refused === 1 ? 'One row is refused' : `${refused.toLocaleString('en')} rows are refused`
  return { path: 'leavesOutRefused', message: `${rows}. Mend the file, or say that they are left out.` }
}
