import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { fireClocks } from './fireClocks.ts'
import { workOutClocks } from './workOutClocks.ts'

/** Works out when clocks run out, and escalates what they have run out for. */
export async function runClocks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await workOutClocks(db, now)
  await fireClocks(db, now)
  // Whoever it went up to has a clock too.
  await workOutClocks(db, now)
}

export const clocksJob: Job = { name: 'clocks', seconds: 20, run: runClocks }
