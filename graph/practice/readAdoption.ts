import type { Context } from '../context.ts'
import { reachesPlaced } from '../placed.ts'
import type { PracticePlace } from './practicePlace.ts'

export interface Adoption {
  naics: string
  contributors: number
  /** As 2026-10. */
  month: string
  /** By feature: how many of a hundred peers have it in place, rounded to tens. */
  shares: Map<number, number>
}

// Only who is in a cohort is told of it, and only as long as they consent.
const statement = `
  select split_part(r.subject, ':', 2)::int, r.share, r.naics, r.contributors, to_char(r.period_start, 'YYYY-MM')
  from peer_release r join peer_member m on m.release_id = r.id and m.root_id = $1
  join peer_consent c on c.root_id = $1 and c.withdrawn_at is null
  where r.subject like 'practice:%' and r.suppressed is null and r.share is not null
    and r.period_start = (select max(p.period_start) from peer_period p)
  order by length(r.naics), r.id`

/** What was last published of the peers of a place's tree; null where the viewer may not read it, or nothing is said. */
export async function readAdoption(context: Context, place: PracticePlace): Promise<Adoption | null> {
  if (!reachesPlaced(context.requireViewer(), 'peers.read', place)) return null
  const rows = (await context.db.run(statement, [place.rootId])) as [number, number, string, number, string][]
  const last = rows.at(-1)
  if (!last) return null
  const [, , naics, , month] = last
  const contributors = Math.min(...rows.map(([, , , count]) => count))
  return { naics, contributors, month, shares: new Map(rows.map(([feature, share]) => [feature, share])) }
}
