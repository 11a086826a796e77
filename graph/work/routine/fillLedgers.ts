// Keeps every ledger filled ahead: what each routine falls due in the next weeks stands in it.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import { arraysOf, batchesOf, wantedSql, type Wanted } from './expand.ts'
import { countBefore } from '../../kernel/recurrence/recurrence.ts'
import { partsOf } from '../../kernel/recurrence/rule.ts'
import { day } from '../../kernel/time/milliseconds.ts'

/** How far ahead the ledger is filled; once a day it is filled for one more day. */
const horizonDays = 62

const mostAtOnce = 1000

/** The series that are at work, of a task record and an organization that are. */
export const atWork = `s.status = 'ACTIVE' and t.status = 'ACTIVE' and o.archived_at is null`

/** What a series stands in. */
export const seriesJoins =
  'join task_record t on t.id = s.task_record_id join organization o on o.id = t.organization_id'

/** That it does not close. */
export const isOpen = isOpenRoot('o.root_id')

interface Due extends Wanted {
  wallNow: Date
}

/** Fills the ledgers, all or those of some series. */
export async function fillLedgers(services: Services, only?: string[]): Promise<void> {
  await passOver(services, only)
  for (;;) {
    const due = await readDue(services, only)
    let filled = 0
    for (const batch of batchesOf(due)) {
      const [row] = await services.db.runOnce<[number]>(fillText, [
        ...arraysOf(batch),
        due[0]!.to.toISOString().slice(0, 19),
      ])
      filled += row?.[0] ?? 0
    }
    await endOver(services, due)
    // What another process has locked it fills.
    if (due.length < mostAtOnce || !filled) return
  }
}

const fillText = `with ${wantedSql('for no key update of s skip locked')},
  made as (
    insert into occurrence (series_id, slot, starts_at, ends_at, opens_at)
    select id, slot, starts_at, ends_at, opens_at from falls on conflict (series_id, slot) do nothing),
  moved as (update series s set generated_to = $9::timestamp from wanted w where s.id = w.id returning 1)
  select count(*) from moved`

async function readDue({ db, clock }: Services, only: string[] | undefined): Promise<Due[]> {
  const now = clock.now()
  const to = new Date(now.getTime() + horizonDays * day)
  const rows = await db.runOnce<
    [id: string, version: number, rule: string, startsOn: string, from: string, wallNow: string]
  >(
    `select s.id, s.version, s.rule, s.starts_on::text, coalesce(s.generated_to, s.starts_on)::text, ($1::timestamptz at time zone s.time_zone)::timestamp(0)::text
     from series s ${seriesJoins}
     where ${atWork} and ${isOpen} and coalesce(s.generated_to, s.starts_on) < $2::timestamp ${only ? 'and s.id = any($3::uuid[])' : ''}
     order by s.generated_to nulls first, s.id limit ${mostAtOnce}`,
    [now, new Date(to.getTime() - day).toISOString().slice(0, 19), ...(only ? [only] : [])],
  )
  const wall = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)
  return rows.map(([id, version, rule, startsOn, from, wallNow]) => ({
    id,
    version,
    rule,
    startsOn: wall(startsOn),
    from: wall(from),
    to,
    wallNow: wall(wallNow),
  }))
}

/** What passes while a routine is paused, or its task record or organization is archived, is not made up for. */
async function passOver({ db, clock }: Services, only: string[] | undefined) {
  await db.runOnce(
    `update series p set generated_to = $1::timestamptz at time zone p.time_zone
     from series s ${seriesJoins}
     where s.id = p.id and s.status <> 'ENDED' and not (${atWork}) and ${isOpen}
       and s.generated_to < $1::timestamptz at time zone s.time_zone - interval '1 hour' ${only ? 'and s.id = any($2::uuid[])' : ''}`,
    [clock.now(), ...(only ? [only] : [])],
  )
}

/** A rule that has run out ends its series, once nothing of it is still to come. */
async function endOver({ db, clock }: Services, due: Due[]) {
  const over = due.filter(({ rule, startsOn, wallNow }) => {
    const { COUNT: count, UNTIL: until } = partsOf(rule)
    return until ? until < wallNow : count ? countBefore(rule, startsOn, wallNow) >= count : false
  })
  if (!over.length) return
  await db.runOnce(
    `update series s set status = 'ENDED', version = s.version + 1
     from unnest($1::uuid[], $2::int[]) w(id, version)
     where s.id = w.id and s.version = w.version and not exists (select from occurrence o where o.series_id = s.id and o.state = 'PLANNED' and o.ends_at > $3)`,
    [over.map(({ id }) => id), over.map(({ version }) => version), clock.now()],
  )
}
