// Removes the rows of events that every process has read. That is told by marks: what was over when a mark was made
// minutes ago can be seen by all since then, however long it took.
import { clearBefore } from '../clearBefore.ts'
import type { Services } from '../context.ts'
import type { Job } from '../jobs.ts'
import { minute } from '../time/milliseconds.ts'

const keptFor = 3 * minute

const mark = `insert into event (channel, payload) select 'mark', to_jsonb(pg_snapshot_xmin(pg_current_snapshot())::text)`

const lastRead = `select max((payload #>> '{}')::bigint) from event where channel = 'mark' and at < $1`

const clear = (portion: number) => `
  delete from event where ctid = any(array(select ctid from event where xid < $1 limit ${portion})) returning 1`

/** Answers with how many rows are gone. */
export async function clearEvents({ db, clock }: Services): Promise<number> {
  await db.runOnce(mark, [])
  const [row] = await db.runOnce<[number | null]>(lastRead, [new Date(clock.now().getTime() - keptFor)])
  return clearBefore(db, row![0], { portion: 5_000, clear })
}

export const eventsJob: Job = { name: 'events', seconds: 30, run: clearEvents }
