// What is over and never became a record: missed, or passed over where the routine was not at work.
import type { Services } from '../../kernel/context.ts'
import { isOpen, seriesJoins } from './fillLedgers.ts'

const mostAtOnce = 2000

const why = `case when s.status = 'PAUSED' then 'The routine was paused.'
  when t.status = 'INACTIVE' or o.archived_at is not null then 'The work was archived.' else '' end`

/** Closes what is over, of all ledgers or of those of some series. */
export async function lapse({ db, clock }: Services, only?: string[]): Promise<void> {
  for (;;) {
    const rows = await db.runOnce(
      `with over as (
        select p.id from occurrence p join series s on s.id = p.series_id ${seriesJoins}
        where ${isOpen} and p.state = 'PLANNED' and p.opens_at <= $1 and p.ends_at <= $1 ${only ? 'and p.series_id = any($2::uuid[])' : ''}
        order by p.opens_at limit ${mostAtOnce} for update of p skip locked)
      update occurrence p set
        state = case when ${why} = '' then 'MISSED' else 'SKIPPED' end::occurrence_state, reason = ${why},
        closed_at = p.ends_at, version = p.version + 1
      from over, series s ${seriesJoins}
      where p.id = over.id and s.id = p.series_id returning 1`,
      [clock.now(), ...(only ? [only] : [])],
    )
    if (rows.length < mostAtOnce) return
  }
}
