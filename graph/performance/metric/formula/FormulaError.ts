import type { Text } from '../../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What is wrong with a formula, and at which of its characters, counted from 1. */
export class FormulaError extends Error {
  readonly said: Text
  readonly column: number | undefined

  constructor(problem: Text, column?: number) {
    const said = column ? t.atCharacter({ column, problem }) : problem
    super(String(said))
    this.said = said
    this.column = column
  }
}
