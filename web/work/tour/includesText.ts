import * as t from './__generated__/messages.ts'
const buckets: Record<string, string> = {
  NEXT: t.nextUp,
  WORK: 'IM Working',
  HOLD: t.hold,
  ESC: 'Esc/Delegated',
  UNMAPPED: t.unmapped,
}

export const bucketNames = Object.entries(buckets).filter(([name]) => name !== 'UNMAPPED')

/** Which records a tour takes in, in words. */
export const includesText = (includes: { readonly buckets: readonly string[] }): string =>
  includes.buckets.length ? includes.buckets.map((name) => buckets[name] ?? name).join(', ') : t.itsStopsOnly

export const orderText = (rule: string): string => (rule === 'FIXED' ? t.asTheStopsStand : t.proposed)
