// How much work a column of the board is meant to hold, in hours; it stands in the address, and so in saved views.
import { listIn, withParams } from '../../kernel/ui/address.ts'
import { bucketList } from './buckets.ts'
import type { BucketName } from './moves.ts'

export const mostHours = 9_999

/** Whole hours that somebody has typed, if they are some that a limit can have. */
export function hoursIn(text: string): number | undefined {
  const hours = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return hours >= 1 ? hours : undefined
}

export function limitsIn(search: URLSearchParams): ReadonlyMap<BucketName, number> {
  const pairs = new Map(listIn(search, 'limits').map((pair) => pair.split(':') as [string, string | undefined]))
  return new Map(
    bucketList.flatMap(({ name }): [BucketName, number][] => {
      const hours = hoursIn(pairs.get(name.toLowerCase()) ?? '')
      return hours === undefined ? [] : [[name, hours]]
    }),
  )
}

/** The search with the limits that were typed, by the names of the columns; a column without hours has none. */
export function withLimits(search: URLSearchParams, typed: Readonly<Partial<Record<string, string>>>): URLSearchParams {
  const pairs = bucketList.flatMap(({ name }) => {
    const hours = hoursIn(typed[name] ?? '')
    return hours === undefined ? [] : [`${name.toLowerCase()}:${hours}`]
  })
  return withParams(search, { limits: pairs.join(',') })
}
