import { isOpenRoot } from '../../kernel/closing.ts'
import type { Db } from '../../kernel/db.ts'
import { clocksWhere, readClocks } from './readClocks.ts'

const batch = 1000

// What was changed since it was read is left for the next time; what another process has at hand, for that one.
const statement = `
  with mine as (
    select c.action_id, c.kind, v.due
    from unnest($1::uuid[], $2::clock_kind[], $3::timestamptz[], $4::text[]) v (action_id, kind, due, mark)
    join clock c on c.action_id = v.action_id and c.kind = v.kind
    where c.xmin::text = v.mark and set_config('opsgraph.now', $6, true) <> '' for update of c skip locked)
  update clock c set due_at = mine.due, stale = false, fired_at = case when mine.due > $5 then null else c.fired_at end
  from mine where c.action_id = mine.action_id and c.kind = mine.kind returning 1`

/** Works out when those clocks run out of which it is not known. */
export async function workOutClocks(db: Db, now: Date): Promise<void> {
  const stale = `c.stale and c.stopped_at is null and c.action_id in (select k.action_id from clock k join action b on b.id = k.action_id where k.stale and k.stopped_at is null and ${isOpenRoot('b.root_id')} order by k.action_id limit $1)`
  for (;;) {
    const clocks = await readClocks(db, clocksWhere(stale, [batch]), now)
    if (!clocks.length) return
    const due = clocks.map((clock) => (clock.dueAt === null ? null : new Date(clock.dueAt)))
    const columns = [
      clocks.map((clock) => clock.actionId),
      clocks.map(({ kind }) => kind),
      due,
      clocks.map(({ mark }) => mark),
    ]
    const done = await db.run(statement, [...columns, now, now.toISOString()])
    if (!done.length) return
  }
}
