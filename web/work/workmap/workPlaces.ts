// What is told of a place on the map and in the list beside it.
import { bucketList } from '../action/buckets.ts'
import * as t from './__generated__/messages.ts'

interface AtPlace {
  readonly buckets: readonly { readonly name: string; readonly count: number; readonly late: number }[]
}

export interface Work {
  /** How many records of each bucket, in the buckets' order. */
  counts: number[]
  total: number
  late: number
}

export function workOf({ buckets }: AtPlace): Work {
  const counts = bucketList.map(({ name }) => buckets.find((bucket) => bucket.name === name)?.count ?? 0)
  // What is unmapped is open too, without a colour of its own.
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  return { counts, total, late: buckets.reduce((sum, { late }) => sum + late, 0) }
}

export const together = (one: Work, other: Work): Work => ({
  counts: one.counts.map((count, i) => count + other.counts[i]!),
  total: one.total + other.total,
  late: one.late + other.late,
})

export const openText = ({ total }: Work): string => (total ? t.openCount({ count: total }) : t.nothingOpen)

/** "12 open, 2 late" */
export const workText = (work: Work): string =>
  work.late ? t.openAndLate({ count: work.total, late: work.late }) : openText(work)

/** A ring in the colours of the buckets, each as long as its share. */
export function ringOf({ counts, total }: Work): string {
  let from = 0
  const parts = counts.flatMap((count, i) => {
    if (!count) return []
    const to = from + (360 * count) / total
    const part = `${bucketList[i]!.color} ${from}deg ${to}deg`
    from = to
    return [part]
  })
  return `conic-gradient(${[...parts, `var(--ops-ink-3) ${from}deg 360deg`].join(', ')})`
}
