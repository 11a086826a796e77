import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { lockAbsences } from './absenceRules.ts'
import { fillRecurring } from './fillRecurring.ts'

/** How long before the end of what stands more is made. */
const spareDays = 336

const statement = `
  select distinct r.user_id, r.root_id from recurring_absence r
  where r.cancelled_at is null and r.filled_to < $2 and (r.ends_at is null or r.ends_at > $1) and ${isOpenRoot('r.root_id')}`

/** Makes the absences ahead of what recurs, person by person. */
export async function fillAbsences({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const short = await db.run<[userId: string, rootId: string]>(statement, [
    now,
    new Date(now.getTime() + spareDays * day),
  ])
  for (const [userId, rootId] of short)
    await db.prisma.$transaction(async (tx) => {
      await lockAbsences(tx, rootId)
      await fillRecurring(tx, now, { userId, rootId })
    })
}

export const absencesJob: Job = { name: 'absences', seconds: 3600, run: fillAbsences }
