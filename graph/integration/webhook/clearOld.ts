import { isOpenAt } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { clearBefore } from '../../kernel/clearBefore.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { keptDays } from './retries.ts'

const clear = (portion: number) => `
  delete from webhook_event where id = any(array(
    select id from webhook_event where at < $1 and ${isOpenAt('webhook_event.organization_id')} order by at limit ${portion} for update skip locked)) returning 1`

/** Takes away what was sent longer ago than it is kept, with the log of it; answers with how many events. */
export const clearOld = ({ db, clock }: Services): Promise<number> =>
  clearBefore(db, new Date(clock.now().getTime() - keptDays * day), { portion: 2_000, clear })

export const clearWebhooksJob: Job = { name: 'webhook log', seconds: 3600, run: clearOld }
