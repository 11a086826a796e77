import type { Services } from '../../kernel/context.ts'
import { keptDays } from '../../kernel/asOf.ts'
import { isOpenRoot } from '../../kernel/closing.ts'
import { clearBefore } from '../../kernel/clearBefore.ts'
import type { Job } from '../../kernel/jobs.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { rebuildPast } from './rebuildPast.ts'

const margin = 7

const clearFrom = (table: string) => (portion: number) =>
  `
  delete from ${table} where ctid = any(array(select ctid from ${table} where until < $1 and ${isOpenRoot(`${table}.root_id`)} limit ${portion})) returning 1`

/** Removes what is looked back to no more; answers with how many rows. */
export async function clearPast({ db, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - (keptDays + margin) * day)
  const portion = 5_000
  const records = await clearBefore(db, before, { portion, clear: clearFrom('action_past') })
  return records + (await clearBefore(db, before, { portion, clear: clearFrom('past_row') }))
}

export const pastJob: Job = {
  name: 'past',
  seconds: 3600,
  async run(services) {
    await rebuildPast(services)
    await clearPast(services)
  },
}
