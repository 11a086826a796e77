// What closes can only be read: a trigger refuses whoever writes all the same, and what is done by the clock leaves it
// alone.

/** A condition of SQL: that the root organization of an expression does not close. */
export const isOpenRoot = (rootId: string): string =>
  `not exists (select from closing closes where closes.root_id = ${rootId})`

/** The same of an expression for an organization. */
export const isOpenAt = (organizationId: string): string =>
  `not exists (select from closing closes join organization closed on closed.root_id = closes.root_id where closed.id = ${organizationId})`
