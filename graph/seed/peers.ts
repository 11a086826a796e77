// Who the demo's companies are compared with: six more haulers of the same industry that nobody of the demo belongs to,
// each a little better or worse in everything, and what was published of the last three months.
import { naicsRevision } from '../organization/reference/naicsList.ts'
import { addMonths, lastClosed } from '../performance/peer/months.ts'
import { publishIn } from '../performance/peer/publishMonth.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import { day } from '../kernel/time/milliseconds.ts'

/** How much of what Northway has each has, of all and of its size. */
const peers = [
  { name: 'Calder & Sons Haulage', level: 0.9, size: 0.9 },
  { name: 'Redwater Lines', level: 0.94, size: 1.1 },
  { name: 'Tamarack Transport', level: 0.98, size: 0.8 },
  { name: 'Osprey Freightways', level: 1.01, size: 1 },
  { name: 'Blue Mesa Carriers', level: 1.04, size: 0.7 },
  { name: 'Kestrel Trucking', level: 1.08, size: 1.2 },
]

const companies = ['Northway Logistics', 'Halden Freight']
const naics = '484121'
const published = 3

export async function seedPeers(tx: Prisma.TransactionClient, now: Date) {
  const months = Array.from({ length: published }, (_none, ago) => addMonths(lastClosed(now), ago + 1 - published))
  const consentedAt = new Date(Date.parse(months[0]!) - 10 * day)
  const rows = peers.map((peer) => ({
    ...peer,
    id: uuidOf(`peer ${peer.name}`),
    person: uuidOf(`person of ${peer.name}`),
  }))
  await tx.user.createMany({
    data: rows.map(({ person, name }) => ({
      id: person,
      name,
      email: `${person}@peers.invalid`,
      passwordHash: '-',
      status: 'DISABLED',
    })),
  })
  await tx.organization.createMany({
    data: rows.map(({ id, name }) => ({ id, legalName: name, type: 'CORPORATION', timeZone: 'America/Denver' })),
  })
  await tx.industryClassification.createMany({
    data: rows.map(({ id }) => ({ organizationId: id, naics, revision: naicsRevision, isPrimary: true })),
  })
  const roots = companies.map((name) => uuidOf(`${name} › organization › ${name}`))
  const admins = await tx.membership.findMany({
    where: { organizationId: { in: roots }, accessLevel: 'ADMIN' },
    orderBy: { id: 'asc' },
  })
  const own = roots.map((rootId) => ({
    rootId,
    consentedById: admins.find(({ organizationId }) => organizationId === rootId)!.userId,
  }))
  await tx.peerConsent.createMany({
    data: [...own, ...rows.map(({ id, person }) => ({ rootId: id, consentedById: person }))].map((one) => ({
      ...one,
      consentedAt,
    })),
  })
  await tx.$executeRawUnsafe(observations, JSON.stringify(rows), roots[0], months)
  await tx.$executeRawUnsafe(answers, JSON.stringify(rows), consentedAt)
  for (const month of months) await publishIn(tx, month, new Date(Date.parse(addMonths(month, 1)) + 6 * day))
}

const given = `json_to_recordset($1::json) as peer(id uuid, person uuid, level float8, size float8)`

/** An observation a standard metric and month, made of what Northway has in it; a share of what there is stays one. */
const observations = `
  with own as (
    select m.key, m.unit, p.denominator::float8 as denominator, to_char(p.starts_at at time zone o.time_zone, 'YYYY-MM-01') as month,
      (case m.aggregation when 'AVERAGE' then p.sum / p.n else p.numerator / p.denominator end)::float8 as value
    from metric m join organization o on o.id = m.root_id
    join metric_period p on p.metric_id = m.id and p.scope_id = o.id and p.grain = 'MONTH'
    where m.root_id = $2::uuid and m.is_standard and p.n > 0 and p.denominator > 0),
  made as (
    select m.id as metric_id, peer.id, peer.person, own.month, own.key, own.denominator * peer.size as below,
      least(own.value * (peer.level + (hashtextextended(own.key || own.month || peer.id, 0) % 100) / 4000.0), case own.unit when '%' then 99.5 end) as value
    from ${given} join metric m on m.root_id = peer.id and m.is_standard join own on own.key = m.key
    where own.month = any($3::text[]))
  insert into observation (metric_id, formula_number, organization_id, at, "values", numerator, denominator, value, source, source_key, entered_by_id, created_at)
  select metric_id, 1, id, month::date + interval '14 days 18 hours',
    array[case when key = 'tire-pressure-deviation-index' then below * (1 + value / 100)
      else value * below / case when f.numerator like '%* 100' then 100 else 1 end end, below],
    value * below, below, value, 'Monthly figures', month, person, month::date + interval '1 month'
  from made join metric_formula f using (metric_id) where f.number = 1 order by made.id, key, month`

const answers = `
  insert into practice_answer (organization_id, feature_id, status, answered_by_id, answered_at)
  select peer.id, f.id, (array['IN_PLACE', 'PARTIAL', 'IN_PLACE', 'PLANNED', 'NOT_STARTED'])[1 + abs(hashtextextended(f.feature || peer.id, 0)) % 5]::practice_status,
    peer.person, $2
  from ${given} cross join practice_feature f`
