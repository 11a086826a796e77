import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { addMonths, lastClosed } from './months.ts'
import { publishMonth } from './publishMonth.ts'

/** Publishes the months that are closed since the last one that was; of a house that has none yet, the last alone. */
export async function publishDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const due = lastClosed(now)
  const last = await db.prisma.peerPeriod.findFirst({ orderBy: { periodStart: 'desc' }, select: { periodStart: true } })
  const first = last ? addMonths(last.periodStart.toISOString().slice(0, 10), 1) : due
  for (let month = first; month <= due; month = addMonths(month, 1)) await publishMonth(db, month, now)
}

export const peerJob: Job = { name: 'peers', seconds: 600, run: publishDue }
