/** What is wrong with a formula, and at which of its characters, counted from 1. */
export class FormulaError extends Error {
  readonly column: number | undefined

  constructor(message: string, column?: number) {
    super(column ? `At character ${column}: ${message}` : message)
    this.column = column
  }
}
