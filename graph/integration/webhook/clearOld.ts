import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { keptDays } from './retries.ts'

const batch = 2_000

const clear = `
  delete from webhook_event where id = any(array(
    select id from webhook_event where at < $1 order by at limit ${batch} for update skip locked)) returning 1`

/** Takes away what was sent longer ago than it is kept, with the log of it; answers with how many events. */
export async function clearOld({ db, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000)
  let count = 0
  for (;;) {
    const { length } = await db.run(clear, [before])
    count += length
    if (length < batch) return count
  }
}

export const clearWebhooksJob: Job = { name: 'webhook log', seconds: 3600, run: clearOld }
