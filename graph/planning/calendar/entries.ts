import { countOf } from '../../work/action/Bucket.ts'
import type { CountShape } from '../../work/action/Count.ts'

/** So many of a kind are shown at once, and so many counted. */
export const mostEntries = 500
export const mostCounted = 1500

/** What there is of a kind, and how many more; never silently cut. */
export interface Entries<T> {
  nodes: T[]
  more: CountShape
}

export const nothing: Entries<never> = { nodes: [], more: { value: 0, isExact: true } }

/** From one more than are shown: only where there are too many, the others are counted. */
export async function entriesFrom<T>(rows: T[], count: () => Promise<number>): Promise<Entries<T>> {
  if (rows.length <= mostEntries) return { ...nothing, nodes: rows }
  return { nodes: rows.slice(0, mostEntries), more: countOf((await count()) - mostEntries, mostCounted - mostEntries) }
}
