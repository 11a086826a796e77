import type { Context } from '../../kernel/context.ts'
import type { Reason } from '../peer/reasons.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import type { PracticePlace } from './practicePlace.ts'

/** What was last published of the peers of a tree, as far as a viewer may know of it. */
export interface Adoption {
  /** Whom the shares are of; null where none is told. */
  of: { naics: string; revision: number; contributors: number; month: string } | null
  /** By feature: how many of a hundred peers have it in place, rounded to tens. */
  shares: Map<number, number>
  /** By feature, why none is told. */
  reasons: Map<number, Reason>
  /** Why nothing is told of any; null where something was published, and to whom peers are no matter. */
  silence: Reason | null
}

// Only who is in a cohort is told of it, and only as long as they consent.
const statement = `
  with last as (select period_start, published_at from peer_period order by period_start desc limit 1)
  select c.root_id is not null, coalesce(c.consented_at >= last.published_at, true), to_char(last.period_start, 'YYYY-MM'),
    exists (select from industry_classification i where i.organization_id = $1 and i.is_primary),
    split_part(r.subject, ':', 2)::int, r.share, r.naics, r.contributors, r.suppressed, r.revision
  from (select $1::uuid root_id) asked
  left join last on true
  left join peer_consent c on c.root_id = asked.root_id and c.withdrawn_at is null
  left join (peer_release r join peer_member m on m.release_id = r.id and m.root_id = $1)
    on c.root_id is not null and r.subject like 'practice:%' and r.period_start = last.period_start
  order by length(r.naics), r.id`

type Row = [
  takesPart: boolean,
  isNew: boolean,
  month: string | null,
  hasIndustry: boolean,
  feature: number | null,
  share: number | null,
  naics: string | null,
  contributors: number | null,
  suppressed: Reason | null,
  revision: number | null,
]

const nothing = (silence: Reason | null): Adoption => ({ of: null, shares: new Map(), reasons: new Map(), silence })

export async function readAdoption(context: Context, place: PracticePlace): Promise<Adoption> {
  const viewer = context.requireViewer()
  if (!reachesPlaced(viewer, 'peers.read', place))
    return nothing(reachesPlaced(viewer, 'peers.readOwn', place) ? 'OWN_ONLY' : null)
  const rows = await context.db.run<Row>(statement, [place.rootId])
  const [takesPart, isNew, month, hasIndustry, feature] = rows[0]!
  if (!takesPart) return nothing('NO_CONSENT')
  if (feature === null) return nothing(!hasIndustry ? 'NO_INDUSTRY' : isNew ? 'NOT_YET' : 'NO_DATA')
  const told = rows.filter((row) => row[8] === null && row[5] !== null)
  const contributors = Math.min(...told.map((row) => row[7]!))
  return {
    of: told.length ? { naics: told.at(-1)![6]!, revision: told.at(-1)![9]!, contributors, month: month! } : null,
    shares: new Map(told.map((row) => [row[4]!, row[5]!])),
    reasons: new Map(rows.flatMap((row) => (row[8] === null ? [] : [[row[4]!, row[8]] as const]))),
    silence: null,
  }
}
