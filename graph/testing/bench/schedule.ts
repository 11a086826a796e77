// scheduleAllTasks that makes a million occurrences, beside the bare INSERT of the same rows in one statement, in turn.
import type pg from 'pg'
import { Context } from '../../kernel/context.ts'
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { schedule as scheduleAll, seriesIn } from '../../work/routine/scheduling.ts'
import { closeServices, makeServices } from '../../services.ts'
import { readSettings } from '../../kernel/settings.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { sized } from './size.ts'

const rounds = sized(3, 1)

/**
 * What share of the occurrences is of which rule, how many of these a year has, and on how many starts they are spread.
 */
const mix = [
  ['FREQ=DAILY', 70, 365],
  ['FREQ=WEEKLY;BYDAY=%', 20, 52],
  ['FREQ=MONTHLY;BYMONTHDAY=#', 8, 12],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=#', 2, 4],
] as const

/** The series of a tenant, spread over its organizations, zones, times of the day and starts. */
async function seedSeries(client: pg.ClientBase, occurrences: number) {
  await client.query(`insert into task_record (organization_id, task_item_id, title, class_id, priority_id, creator_id)
    select o.id, i.id, 'Routine work ' || n, 1, 4, u.id
    from generate_series(1, 1000) n
    join lateral (select id from organization order by legacy_id offset n % (select count(*) from organization) limit 1) o on true
    join lateral (select id from task_item order by legacy_id limit 1) i on true
    join lateral (select id from app_user order by legacy_id limit 1) u on true`)
  for (const [rule, share, aYear] of mix) {
    await client.query(
      `insert into series (task_record_id, rule, time_zone, starts_on, duration_mins, lead_days)
       select t.id, replace(replace($1::text, '%', (array['MO','TU','WE','TH','FR','SA','SU'])[1 + n % 7]), '#', (1 + n % 28)::text),
         (array['America/Los_Angeles', 'America/Denver', 'America/New_York', 'Europe/Oslo'])[1 + n % 4],
         timestamp '2026-06-01' + n % 180 * interval '1 day' + n % 96 * interval '15 minutes', 120, 1
       from generate_series(1, $2::int) n
       join (select id, row_number() over (order by legacy_id) as k from task_record) t on t.k = n % 1000 + 1`,
      [rule, Math.ceil((occurrences * share) / 100 / aYear)],
    )
  }
  await client.query('vacuum (analyze) series, task_record')
}

export async function schedule(url: string, occurrences = sized(1_000_000, 2_000)) {
  const client = makeClient(connectionOf(url))
  await client.connect()
  await seedSeries(client, occurrences)
  const { rows } = await client.query<{ id: string }>(
    `insert into session (user_id, expires_at) select user_id, now() + interval '1 day' from membership where access_level = 'ADMIN' limit 1 returning id`,
  )
  const services = await makeServices({ ...readSettings({ LOG_LEVEL: 'silent' }) }, connectionOf(url), {
    now: () => new Date('2027-01-01T00:00:00Z'),
  })
  const viewer = await loadViewer(services.db, rows[0]!.id, new Date())
  const span = { from: new Date('2027-01-02T00:00:00Z'), to: new Date('2028-01-01T00:00:00Z') }
  const ours = async () => {
    const context = new Context(services, { requestId: 'bench', address: '', userAgent: '' }, viewer)
    return scheduleAll(context, await seriesIn(context, '/'), span, false)
  }
  const timed = async (work: () => Promise<unknown>) => {
    await client.query('truncate occurrence cascade')
    await client.query('checkpoint')
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  await timed(ours)
  const columns = 'id, series_id, slot, starts_at, ends_at, opens_at'
  await client.query(`create table planned as select ${columns} from occurrence`)
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from planned')
  const bareTimes: number[] = []
  const ourTimes: number[] = []
  for (let i = 0; i < rounds; i++) {
    bareTimes.push(
      await timed(() => client.query(`insert into occurrence (${columns}) select ${columns} from planned`)),
    )
    ourTimes.push(await timed(ours))
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]!
  const [bare, our] = [median(bareTimes), median(ourTimes)]
  console.log(
    `schedule: ${Number(counted[0]!.count).toLocaleString('en')} occurrences; bare INSERT ${(bare / 1000).toFixed(1)} s, scheduleAllTasks ${(our / 1000).toFixed(1)} s: ${(our / bare).toFixed(2)} × (at most 3)`,
  )
  await closeServices(services)
  await client.end()
}
