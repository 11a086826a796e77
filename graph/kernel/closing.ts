// What closes can only be read: a trigger refuses whoever writes all the same, and what is done by the clock leaves it
// alone.
import { dayText } from './messages/dayText.ts'
import type { Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What the database tells of a root organization that closes. */
export interface ClosingTold {
  name: string
  goesAt: string
}

/** Why nothing of it can be changed. */
export const closesText = ({ name, goesAt }: ClosingTold): Text => t.closes({ name, day: dayText(new Date(goesAt)) })

/** With its table: alone it would be that of the organization that closes. */
type ColumnOfTable = `${string}.${string}`

/** A condition of SQL: that the root organization of an expression does not close. */
export const isOpenRoot = (rootId: ColumnOfTable): string =>
  `not exists (select from closing closes where closes.root_id = ${rootId})`

/** The same of an expression for an organization. */
export const isOpenAt = (organizationId: ColumnOfTable): string =>
  `not exists (select from closing closes join organization closed on closed.root_id = closes.root_id where closed.id = ${organizationId})`
