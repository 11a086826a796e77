import * as t from './__generated__/messages.ts'
/** The answers, in the order of the keys that give them. */
export const statusList = [
  { status: 'NOT_STARTED', label: t.notStarted },
  { status: 'PLANNED', label: t.planned },
  { status: 'PARTIAL', label: t.partly },
  { status: 'IN_PLACE', label: t.inPlace },
  { status: 'NOT_APPLICABLE', label: t.notForUs },
] as const
