// An observation as somebody gives it, by whichever door: places by uuid or by what people call them.
import type { Said } from '../../kernel/messages/text.ts'

export interface Given {
  /** The uuid or the legal name. */
  organization: string
  /** A location by uuid or name, a vehicle by uuid or unit number, a person by uuid or email. */
  location?: string | null
  vehicle?: string | null
  person?: string | null
  at: Date
  /** Data points by name; what is missing or null is not there. */
  values: Readonly<Record<string, unknown>>
  source: string
  key: string
}

/** What is wrong with a row, in which field, and what would be right. Rows count from 0. */
export interface RowProblem {
  row: number
  field: string
  message: Said
  /** The row before it that has the same source and key. */
  earlier?: number
}
