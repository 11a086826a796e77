// Personal schedules and what is scheduled, as legacy clients know them.
import { z } from 'zod'
import { count, instant, message, named, number, timeOfDay, uuid, version } from './parts.ts'

const window = z.object({ weekday: number.min(1).max(7).describe('1 is Monday.'), from: timeOfDay, to: timeOfDay })

const fields = {
  SAAS_PFUser_UUID: uuid,
  name: z.string(),
  SAAS_Org_UUID: uuid,
  time_zone: z.string(),
  working_windows: z.array(window),
  is_own: z.boolean().describe("Whether it is the person's own, not the organization's."),
  version,
  absences: z.array(
    z.object({
      absence_id: number,
      starts_at: instant,
      ends_at: instant,
      reason: z.string().nullable(),
      deputy_uuid: uuid.nullable(),
      deputy_name: z.string().nullable(),
    }),
  ),
  deputy_uuid: uuid.nullable().describe('Who stands in during the next absence.'),
}

export const personalSchedule = named('PersonalSchedule', fields)
export const savedSchedule = named('SavedSchedule', { message, ...fields })

export const scheduleToSave = named('ScheduleToSave', {
  user_uuid: uuid.nullish().describe('Whose; the caller where it is left out.'),
  saas_org: uuid,
  version: number.nullish(),
  time_zone: z.string().nullish(),
  working_windows: z.array(window).nullish().describe('All of them, from now on.'),
  absences: z
    .array(
      z.object({
        absence_id: number.nullish(),
        starts_at: instant,
        ends_at: instant,
        reason: z.string().nullish(),
        deputy_uuid: uuid.nullish(),
      }),
    )
    .nullish()
    .describe('All that are not over, from now on.'),
  deputy_uuid: uuid.nullish().describe('Who stands in where an absence names nobody.'),
})

const line = { series_id: number, title: z.string(), count }

export const scheduled = named('Scheduled', {
  created: count,
  skipped: count,
  conflicts: z.array(z.object({ ...line, conflict: z.string(), first: instant })),
  dry_run: z.boolean(),
  created_list: z.array(z.object({ ...line, first: instant, last: instant })),
  skipped_list: z.array(z.object({ ...line, reason: z.string() })),
})
