// Makes the appointments of a series: copies of one of them, on the days that the rule names and that have none yet.
import type { Transaction } from '../../../kernel/mutation.ts'
import { takeNumbers } from '../takeNumbers.ts'
import { datesOf, isOver, timesOn, type SeriesColumns } from './seriesRule.ts'

export type SeriesRow = SeriesColumns & { id: string; rootId: string }

interface Making {
  /** The appointment that the others are like, with its people and its agenda. */
  templateId: string
  from: Date
  /** Up to which day; that is not made. */
  to: Date
  now: Date
}

const copied = `root_id, organization_id, department_id, group_id, name, description, objective, location_mode, place,
  location_id, creator_id`

const appointments = `
  insert into appointment (${copied}, series_id, series_date, date, number, start_mins, end_mins, time_zone, starts_at,
    ends_at, created_at, updated_at)
  select ${copied}, $2::uuid, d.date, d.date, $3::int + d.n::int - 1, $4::smallint, $5::smallint, $6, d.starts_at, d.ends_at,
    $7::timestamptz, $7::timestamptz
  from appointment t cross join unnest($8::date[], $9::timestamptz[], $10::timestamptz[]) with ordinality
    d(date, starts_at, ends_at, n)
  where t.id = $1::uuid order by d.n returning id`

const attendees = `
  insert into appointment_attendee (appointment_id, user_id, name, email)
  select made, t.user_id, t.name, t.email from unnest($2::uuid[]) made cross join appointment_attendee t
  where t.appointment_id = $1::uuid`

const agendas = `
  insert into agenda_item (appointment_id, position, text, minutes)
  select made, t.position, t.text, t.minutes from unnest($2::uuid[]) made cross join agenda_item t
  where t.appointment_id = $1::uuid`

/** Answers with the ids of those that were made, in order; the series is locked by whoever asks. */
export async function makeOccurrences(
  tx: Transaction,
  series: SeriesRow,
  { templateId, from, to, now }: Making,
): Promise<string[]> {
  const there = await tx.appointment.findMany({
    where: { seriesId: series.id, seriesDate: { gte: from } },
    select: { seriesDate: true },
  })
  const taken = new Set(there.map(({ seriesDate }) => seriesDate!.getTime()))
  const dates = datesOf(series, from, to).filter((date) => !taken.has(date.getTime()))
  const filledTo = isOver(series, to) ? null : to
  await tx.appointmentSeries.updateMany({ where: { id: series.id }, data: { filledTo } })
  if (!dates.length) return []
  const times = dates.map((date) => timesOn(date, series))
  const number = await takeNumbers(tx, series.rootId, dates.length)
  const made = await tx.$queryRawUnsafe<{ id: string }[]>(
    appointments,
    templateId,
    series.id,
    number,
    series.startMins,
    series.endMins,
    series.timeZone,
    now,
    dates,
    times.map(({ startsAt }) => startsAt),
    times.map(({ endsAt }) => endsAt),
  )
  const ids = made.map(({ id }) => id)
  await tx.$executeRawUnsafe(attendees, templateId, ids)
  await tx.$executeRawUnsafe(agendas, templateId, ids)
  return ids
}
