import type { LocationMode } from '../../../../prisma/__generated__/client/enums.ts'
import type { Transaction } from '../../../kernel/mutation.ts'
import type { ScheduleColumns } from '../schedule.ts'

export interface OthersChange {
  name?: string | null
  description?: string | null
  objective?: string | null
  locationMode?: LocationMode | null
  place?: string | null
  /** Left out where it stays. */
  locationId?: string | null
  /** How many days later they are. */
  days: number
  /** Other times of the day; without, each keeps its own. */
  times: Pick<ScheduleColumns, 'startMins' | 'endMins' | 'timeZone'> | undefined
}

/** Changes appointments of a series, in one statement: what is not given stays as each has it. */
export const changeOthers = (tx: Transaction, ids: readonly string[], change: OthersChange, now: Date) => {
  const { name, description, objective, locationMode, place, locationId, days, times } = change
  const isMoved = days !== 0 || times !== undefined
  return tx.$executeRaw`
    update appointment a set
      name = coalesce(${name ?? null}, a.name), description = coalesce(${description ?? null}, a.description),
      objective = coalesce(${objective ?? null}, a.objective), place = coalesce(${place ?? null}, a.place),
      location_mode = coalesce(${locationMode ?? null}::location_mode, a.location_mode),
      location_id = case when ${locationId !== undefined} then ${locationId ?? null}::uuid else a.location_id end,
      date = w.date, start_mins = w.start_mins, end_mins = w.end_mins, time_zone = w.time_zone,
      starts_at = i.starts_at,
      ends_at = case when i.ends_at > i.starts_at then i.ends_at
        else i.starts_at + (w.end_mins - w.start_mins) * interval '1 minute' end,
      status = case when ${isMoved} then 'PENDING' else a.status end,
      version = a.version + 1, updated_at = ${now}
    from (
      select p.id, p.date + ${days}::int as date, coalesce(${times?.startMins ?? null}::smallint, p.start_mins) as start_mins,
        coalesce(${times?.endMins ?? null}::smallint, p.end_mins) as end_mins,
        coalesce(${times?.timeZone ?? null}, p.time_zone) as time_zone
      from appointment p where p.id = any(${ids}::uuid[])) w
    cross join lateral (
      select instant_of(w.date + w.start_mins * interval '1 minute', w.time_zone) as starts_at,
        instant_of(w.date + w.end_mins * interval '1 minute', w.time_zone) as ends_at) i
    where a.id = w.id`
}
