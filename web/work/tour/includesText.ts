const buckets: Record<string, string> = {
  NEXT: 'Next Up',
  WORK: 'IM Working',
  HOLD: 'Hold',
  ESC: 'Esc/Delegated',
  UNMAPPED: 'Unmapped',
}

export const bucketNames = Object.entries(buckets).filter(([name]) => name !== 'UNMAPPED')

/** Which records a tour takes in, in words. */
export const includesText = (includes: { readonly buckets: readonly string[] }): string =>
  includes.buckets.length ? includes.buckets.map((name) => buckets[name] ?? name).join(', ') : 'Its stops only'

export const orderText = (rule: string): string => (rule === 'FIXED' ? 'As the stops stand' : 'Proposed')
