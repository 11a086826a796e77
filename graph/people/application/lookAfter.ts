import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const unusedDays = 30

/** Lets go of secrets whose time is over, and of what registered itself and acts for nobody. */
export async function lookAfterApplications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.prisma.applicationSecret.deleteMany({ where: { expiresAt: { lte: new Date(now.getTime() - day) } } })
  const unused = `
    update application a set ended_at = $1, version = version + 1
    where a.is_self_registered and a.ended_at is null and a.created_at <= $2 and ${isOpenRoot('a.root_id')}
      and not exists (
        select from access_token t where t.application_id = a.id and t.revoked_at is null and t.expires_at > $1)`
  await db.run(unused, [now, new Date(now.getTime() - unusedDays * day)])
}

export const applicationsJob: Job = { name: 'applications', seconds: 3600, run: lookAfterApplications }
