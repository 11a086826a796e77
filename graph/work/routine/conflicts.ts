// What stands in the way of what is to be scheduled, though it is scheduled all the same: the organization is closed,
// or nobody whose turn it could be is there. Hours that nobody has set are in nobody's way.
import type { Context } from '../../kernel/context.ts'
import { wantedSql } from './expand.ts'
import { day } from '../../kernel/time/milliseconds.ts'

export type ConflictKind = 'CLOSED' | 'OUTSIDE_HOURS' | 'ABSENT'

export interface Conflict {
  seriesId: string
  kind: ConflictKind
  count: number
  firstAt: string
}

interface Place {
  id: string
  taskRecord: { organizationId: string }
}

type Found = [seriesId: string, kind: ConflictKind, count: number, firstAt: string]

/** Looks up once what could be in the way of some series between two days; answers with what finds it in a batch. */
export async function conflictFinder({ db }: Context, series: readonly Place[], from: Date, to: Date) {
  const organizations = [...new Set(series.map(({ taskRecord }) => taskRecord.organizationId))]
  const hours = await db.runOnce<[id: string, zone: string, windows: unknown, closures: unknown]>(hoursText, [
    organizations,
  ])
  const away = await db.runOnce<Away>(awayText, [
    series.map(({ id }) => id),
    new Date(from.getTime() - day),
    new Date(to.getTime() + day),
  ])
  return async (values: unknown[]): Promise<Conflict[]> => {
    const found: Found[] = []
    if (hours.length)
      found.push(
        ...(await db.runOnce<Found>(closedText, [
          ...values,
          JSON.stringify(hours.map(([id, zone, windows, closures]) => ({ id, zone, windows, closures }))),
        ])),
      )
    if (away.length)
      found.push(
        ...(await db.runOnce<Found>(absentText, [
          ...values,
          JSON.stringify(
            away.map(([id, person, absence, begins, ends, people]) => ({ id, person, absence, begins, ends, people })),
          ),
        ])),
      )
    return found.map(([seriesId, kind, count, firstAt]) => ({ seriesId, kind, count, firstAt }))
  }
}

/** The hours of each organization: those of the nearest one above that has some. */
const hoursText = `
  select distinct on (o.id) o.id, o.time_zone, b.windows, b.closures
  from organization o join organization above on o.path like above.path || '%' join business_hours b on b.organization_id = above.id
  where o.id = any($1::uuid[]) order by o.id, length(above.path) desc`

type Away = [id: string, person: string, absence: string, begins: string, ends: string, people: number]

/** Who of a series is away, of as many as it has. */
const awayText = `
  select s.id, a.user_id, b.id, b.starts_at, b.ends_at, (select count(*)::int from task_record_assignee every where every.task_record_id = s.task_record_id)
  from series s join task_record t on t.id = s.task_record_id join task_record_assignee a on a.task_record_id = t.id
  join absence b on b.user_id = a.user_id and b.root_id = t.root_id and b.cancelled_at is null
  where s.id = any($1::uuid[]) and b.starts_at < $3 and b.ends_at > $2`

const isNew = 'not exists (select from occurrence o where o.series_id = f.id and o.slot = f.slot)'

const closedText = `with ${wantedSql('')},
  hours as (select * from jsonb_to_recordset($9::jsonb) h(id uuid, zone text, windows jsonb, closures jsonb)),
  windows as (
    select h.id, w.weekday, w."from" as begins, w."to" as ends
    from hours h cross join lateral jsonb_to_recordset(h.windows) w(weekday int, "from" int, "to" int)),
  closures as (select h.id, c.day from hours h cross join lateral jsonb_to_recordset(h.closures) c(day text))
  select f.id, k.kind, count(*), min(f.starts_at)
  from falls f join task_record t on t.id = f.task_record_id join hours h on h.id = t.organization_id
  cross join lateral (select f.starts_at at time zone h.zone as wall) l
  left join windows w on w.id = h.id and w.weekday = extract(isodow from l.wall)::int
    and extract(hour from l.wall)::int * 60 + extract(minute from l.wall)::int between w.begins and w.ends - 1
  left join closures c on c.id = h.id and c.day = to_char(l.wall, 'YYYY-MM-DD')
  cross join lateral (select case when c.id is not null then 'CLOSED' when w.id is null then 'OUTSIDE_HOURS' end as kind) k
  where k.kind is not null and ${isNew} group by f.id, k.kind`

const absentText = `with ${wantedSql('')},
  away as (
    select * from jsonb_to_recordset($9::jsonb)
    a(id uuid, person uuid, absence uuid, begins timestamptz, ends timestamptz, people int)),
  nobody as (
    select f.id, f.slot, f.starts_at from falls f join task_record t on t.id = f.task_record_id
    join away a on a.id = f.id and a.begins <= f.starts_at and a.ends > f.starts_at
      and deputy_at(a.absence, t.organization_id, t.group_id, f.starts_at) is null
    where ${isNew} group by f.id, f.slot, f.starts_at, a.people having count(distinct a.person) = a.people)
  select id, 'ABSENT', count(*), min(starts_at) from nobody group by id`
