import type { Db } from './db.ts'

/**
 * Removes what is older than a moment or the number of a transaction, a portion after the other; answers with how many
 * rows. `clear` says in SQL how a portion of at most so many rows older than $1 is deleted, and returns a row for each.
 */
export async function clearBefore(
  db: Db,
  before: Date | number | null,
  { portion, clear }: { portion: number; clear: (portion: number) => string },
): Promise<number> {
  let count = 0
  for (;;) {
    const { length } = await db.run(clear(portion), [before])
    count += length
    if (length < portion) return count
  }
}
