import type { Prisma } from '../../prisma/__generated__/client/client.ts'

/** How many of the next working days people have slots on, and how many a day. */
const days = 9
const perDay = 2

/** Gives what people are to do next a slot on the coming working days, by the clock of where it is done. */
export async function seedSlots(tx: Prisma.TransactionClient, rootId: string, now: Date) {
  await tx.$executeRaw`
    with picked as (
      select a.id, o.time_zone, row_number() over (partition by a.assignee_id order by a.legacy_id) - 1 as n
      from action a join organization o on o.id = a.organization_id
      where a.root_id = ${rootId}::uuid and a.status = 5 and a.priority_id >= 4 and a.assignee_id is not null and a.scheduled_end > ${now}::timestamptz),
    workdays as (
      select day, row_number() over (order by day) - 1 as n from (
        select d::date as day from generate_series(${now}::timestamptz::date + 1, ${now}::timestamptz::date + 20, interval '1 day') d
        where extract(isodow from d) < 6) w),
    slots as (
      select p.id, (w.day + time '07:30' + (p.n % ${perDay}) * interval '4 hours' + (p.n % 3) * interval '30 minutes') at time zone p.time_zone as starts
      from picked p join workdays w on w.n = p.n / ${perDay} where p.n < ${days * perDay})
    update action a set scheduled_start = s.starts, scheduled_end = s.starts + greatest(a.service_time_mins, 30) * interval '1 minute', is_scheduled = true
    from slots s where s.id = a.id`
}
