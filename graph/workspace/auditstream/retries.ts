import { hour, minute } from '../../kernel/time/milliseconds.ts'
import { jitter } from '../../integration/webhook/retries.ts'

const shortest = 10_000
const longest = 15 * minute

/** When to try again after so many that failed in a row. */
export const nextTry = (tries: number, now: Date, random = Math.random()): Date =>
  new Date(now.getTime() + Math.min(longest, shortest * 2 ** (tries - 1)) * (1 + jitter * random))

/** The Admins are mailed of a stream that has failed for so long. */
export const toldAfter = 24 * hour

/** So many entries of a root organization wait at most; of more the oldest are let go of. */
export const mostWaiting = 1_000_000
