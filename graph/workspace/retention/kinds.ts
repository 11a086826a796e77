// What a root organization may keep for a time alone, and by which names.
export const kinds = {
  auditDays: 'For how many days entries of the audit log are kept; null for ever.',
  historyDays: 'For how many days the history of a record is kept once it is complete or withdrawn; null for ever.',
  messageDays: 'For how many days messages are kept, with the mails that they were sent as; null for ever.',
  fileDays: 'For how many days files on records and appointments are kept; null for ever.',
} as const

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

export const fewestDays = 30
export const mostDays = 36_500
