import * as t from './__generated__/messages.ts'
/** The buckets as the specification names and colours them. */
export const bucketList = [
  {
    name: 'NEXT',
    label: t.nextUp,
    color: '#00B8F2',
    empty: t.nothingIsNextUpNewWork,
  },
  {
    name: 'WORK',
    label: t.imWorking,
    color: '#45B369',
    empty: t.nobodyIsWorkingOnAnythingStart,
  },
  { name: 'HOLD', label: t.hold, color: '#FF9F29', empty: t.nothingIsOnHold },
  { name: 'ESC', label: t.escDelegated, color: '#E30A0A', empty: t.nothingIsEscalatedOrWaitsFor },
] as const
