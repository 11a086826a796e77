// A verified domain may be sold, or its record cleared away: it is looked for every day.
import type { Domain } from '../../../prisma/__generated__/client/client.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { lookForRecord } from './record.ts'
import { grace, tellAdmins } from './tellAdmins.ts'

const atOnce = 20

type Asking = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>

/** Of one that was found missing, or there again; name servers that do not answer change nothing. */
async function settle(services: Asking, domain: Domain) {
  const now = services.clock.now()
  const { isThere } = await lookForRecord(services, domain)
  const { rootId, name, proof, missingSince } = domain
  if (isThere === undefined || (isThere && !missingSince)) return
  const isOver = !isThere && missingSince !== null && now.getTime() - missingSince.getTime() >= grace * day
  if (!isThere && missingSince && !isOver) return
  const data = isOver ? { verifiedAt: null, missingSince: null } : { missingSince: isThere ? null : now }
  await services.db.prisma.$transaction(async (tx) => {
    const where = { rootId, name, proof, missingSince, verifiedAt: { not: null } }
    const { count } = await tx.domain.updateMany({ where, data })
    if (count && !isThere) await tellAdmins(services, tx, domain, isOver ? 'LOST' : 'MISSING')
  })
}

/** Looks for the records that nobody has looked for in the last day; each is looked for by one process. */
export async function lookAgain(services: Asking): Promise<void> {
  const { db, clock } = services
  for (;;) {
    const now = clock.now()
    const due = await db.prisma.$transaction(async (tx) => {
      const ids = await tx.$queryRaw<{ root_id: string; name: string }[]>`
        select root_id, name from domain d
        where verified_at is not null and not is_by_mail
          and not exists (select from closing c where c.root_id = d.root_id)
          and coalesce(checked_at, verified_at) <= ${now}::timestamptz - interval '1 day'
        order by checked_at nulls first limit ${atOnce} for update of d skip locked`
      if (!ids.length) return []
      return tx.domain.updateManyAndReturn({
        where: { OR: ids.map(({ root_id: rootId, name }) => ({ rootId, name })) },
        data: { checkedAt: now },
      })
    })
    for (const domain of due) await settle(services, domain)
    if (due.length < atOnce) return
  }
}

export const domainRecordsJob: Job = { name: 'domain records', seconds: 3600, run: lookAgain }
