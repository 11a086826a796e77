import * as t from './__generated__/messages.ts'

/** For how many hours a token stays valid beside the one that replaces it. */
export const overlaps = [
  { hours: 0, label: t.endsAtOnce },
  { hours: 1, label: t.hours({ count: 1 }) },
  { hours: 24, label: t.hours({ count: 24 }) },
  { hours: 7 * 24, label: t.days({ count: 7 }) },
  { hours: 30 * 24, label: t.days({ count: 30 }) },
]
