import { isOpenRoot } from '../closing.ts'
import type { Services } from '../context.ts'
import type { Job } from '../jobs.ts'
import { day } from '../time/milliseconds.ts'
import { clearBefore } from '../clearBefore.ts'
import { followedDays } from './changesPage.ts'

// A cursor is refused before anything behind it is removed.
const clear = (portion: number) => `
  delete from change where ctid = any(array(select ctid from change where at < $1 and ${isOpenRoot('change.root_id')} limit ${portion})) returning 1`

/** Removes changes that are no longer followed; answers with how many. */
export const clearChanges = ({ db, clock }: Services): Promise<number> =>
  clearBefore(db, new Date(clock.now().getTime() - (followedDays + 1) * day), { portion: 5_000, clear })

export const changesJob: Job = { name: 'changes', seconds: 3600, run: clearChanges }
