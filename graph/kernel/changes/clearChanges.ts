import type { Services } from '../context.ts'
import type { Job } from '../jobs.ts'
import { day } from '../time/milliseconds.ts'
import { followedDays } from './changesPage.ts'

const batch = 5_000

// A cursor is refused before anything behind it is removed.
const clear = `
  delete from change where ctid = any(array(select ctid from change where at < $1 limit ${batch})) returning 1`

/** Removes changes that are no longer followed; answers with how many. */
export async function clearChanges({ db, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - (followedDays + 1) * day)
  let count = 0
  for (;;) {
    const { length } = await db.run(clear, [before])
    count += length
    if (length < batch) return count
  }
}

export const changesJob: Job = { name: 'changes', seconds: 3600, run: clearChanges }
