/** How long after each try the next one is, in minutes; after the last of them the delivery has failed. */
export const waits = [0.25, 2, 10, 45, 180, 420, 780]
export const mostTries = waits.length + 1

/** At most so much of a wait is added, so that what failed together does not come back together. */
export const jitter = 0.1

/** When to try again; null where that is over. */
export const nextTry = (attempts: number, now: Date, random = Math.random()): Date | null =>
  attempts < mostTries ? new Date(now.getTime() + waits[attempts - 1]! * 60_000 * (1 + jitter * random)) : null

/** A webhook that only failed for so long is turned off. */
export const pausedAfterDays = 3

/** What was sent is kept so long. */
export const keptDays = 30
