// What each consenting tree brings to the comparison of one month: one value a subject, of the whole tree, however many
// branches it has.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { naicsList, type NaicsList } from '../../organization/reference/naicsList.ts'
import { valueOf } from '../observation/periodSql.ts'
import type { Contributor } from './cohorts.ts'
import { graceDays } from './months.ts'
import { metricSubjects, practiceSubject } from './subjects.ts'

interface Row {
  subject: string
  rootId: string
  naics: string
  value: number
  weight: number
}

/** Whoever consents, and did so by when the month is published, and says what the tree does first of all. */
const peers = `
  select o.id, o.time_zone, i.naics::text naics from organization o
  join peer_consent c on c.root_id = o.id and c.withdrawn_at is null and c.consented_at < $1::date + interval '1 month' + interval '${graceDays} days'
  join industry_classification i on i.organization_id = o.id and i.is_primary
  where o.parent_id is null and o.archived_at is null and ${isOpenRoot('o.id')}`

const metrics = `
  with peer as (${peers}), subject as (select * from json_to_recordset($2::json) s(key text, aggregation text))
  select s.key as subject, peer.id as "rootId", peer.naics,
    (${valueOf('p', 's.aggregation')})::float8 as value,
    case when p.denominator > 0 then p.denominator else p.n end::float8 as weight
  from peer join metric m on m.root_id = peer.id and m.is_standard join subject s on s.key = m.key
  join metric_period p on p.metric_id = m.id and p.scope_id = peer.id and p.grain = 'MONTH'
    and p.starts_at = instant_of(($1::date)::timestamp, peer.time_zone)
  where p.n > 0 and (s.aggregation = 'AVERAGE' or p.denominator > 0)
  order by s.key, peer.id`

/** A tree has a practice that is in place anywhere in it; who says that it does not apply is no peer. */
const practices = `
  with peer as (${peers})
  select a.feature_id::text as subject, peer.id as "rootId", peer.naics, bool_or(a.status = 'IN_PLACE')::int::float8 as value, 1::float8 as weight
  from peer join practice_answer a on a.root_id = peer.id
  where a.status <> 'NOT_APPLICABLE'
  group by a.feature_id, peer.id, peer.naics order by a.feature_id, peer.id`

/** By subject. */
export async function readContributors(tx: Transaction, month: string): Promise<Map<string, Contributor[]>> {
  const subjects = Object.entries(metricSubjects).map(([key, { aggregation }]) => ({ key, aggregation }))
  const ofMetrics = await tx.$queryRawUnsafe<Row[]>(metrics, month, JSON.stringify(subjects))
  const ofPractices = await tx.$queryRawUnsafe<Row[]>(practices, month)
  const list = await naicsList()
  const bySubject = new Map<string, Contributor[]>()
  for (const row of [
    ...ofMetrics,
    ...ofPractices.map((one) => ({ ...one, subject: practiceSubject(Number(one.subject)) })),
  ]) {
    const { subject, naics, ...contributor } = row
    if (!bySubject.has(subject)) bySubject.set(subject, [])
    bySubject.get(subject)!.push({ ...contributor, codes: codesOf(list, naics) })
  }
  return bySubject
}

/** A code and all that it is a part of, up to its sector. */
function codesOf(list: NaicsList, naics: string): string[] {
  const codes: string[] = []
  for (let code: string | undefined = naics; code; code = list.find(code)?.parentCode) codes.push(code)
  return codes
}
