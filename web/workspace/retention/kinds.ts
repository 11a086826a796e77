import * as t from './__generated__/messages.ts'

/** What may be kept for a time alone, by its field. */
export const kinds = [
  ['auditDays', t.auditLog],
  ['historyDays', t.histories],
  ['messageDays', t.messages],
  ['fileDays', t.files],
] as const
