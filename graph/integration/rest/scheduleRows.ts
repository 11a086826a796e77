// The legacy paths of personal schedules.
import { invalid } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import type { LegacySchedule } from './__generated__/documents.ts'
import { conflict, failure } from './errorFragments.ts'
import { clockMinutes, numberOf, optional, textOf, userId, uuidField } from './fields.ts'
import { orNotFound, row, type RestRequest, type RestRow } from './rest.ts'
import { uuid } from './shapes/parts.ts'
import { personalSchedule, savedSchedule, scheduleToSave } from './shapes/schedules.ts'
import { the } from '../../kernel/noun.ts'

const fields = `fragment LegacySchedule on PersonalSchedule {
  organization { uuid } isOwn timeZone version windows { weekday from to }
  absences { internalID startsAt endsAt reason deputy { uuid name } } }`

const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Times of the day as 09:00, the midnight at its end as 24:00; the deputy is that of the next absence. */
function toLegacy({ user, schedule }: { user: { uuid: string; name: string }; schedule: LegacySchedule }) {
  const absences = schedule.absences.map(({ internalID, startsAt, endsAt, reason, deputy }) => ({
    absence_id: internalID,
    starts_at: startsAt,
    ends_at: endsAt,
    reason,
    deputy_uuid: deputy?.uuid ?? null,
    deputy_name: deputy?.name ?? null,
  }))
  return {
    SAAS_PFUser_UUID: user.uuid,
    name: user.name,
    SAAS_Org_UUID: schedule.organization.uuid,
    time_zone: schedule.timeZone,
    working_windows: schedule.windows.map(({ weekday, from, to }) => ({ weekday, from: timeOf(from), to: timeOf(to) })),
    is_own: schedule.isOwn,
    version: schedule.version,
    absences,
    deputy_uuid: absences[0]?.deputy_uuid ?? null,
  }
}

/** A list of objects in a body; undefined where it is left out. */
function listOf(path: string, value: unknown): Record<string, unknown>[] | undefined {
  if (value === undefined || value === null) return undefined
  const isList =
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  if (!isList) throw invalid(path, 'Send a list of objects.')
  return value as Record<string, unknown>[]
}

/** A time of the day, as 09:00 or in minutes. */
const timeOfDay = (path: string, value: unknown): number =>
  typeof value === 'string' && value.includes(':') ? clockMinutes(path, value) : numberOf(path, value)

function instantOf(path: string, value: unknown): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(at.getTime())) throw invalid(path, 'Send a date and time, like 2026-11-20T08:30:00Z.')
  return at.toISOString()
}

function saving({ body, viewerUuid, idempotencyKey }: RestRequest) {
  const deputy = optional(userId, 'deputy_uuid', body.deputy_uuid)
  return {
    userId: userId('user_uuid', body.user_uuid ?? body.SAAS_PFUser_UUID ?? viewerUuid),
    organizationId: globalId('Organization', uuidField('saas_org', body.saas_org ?? body.SAAS_Org_UUID)),
    version: optional(numberOf, 'version', body.version),
    timeZone: optional(textOf, 'time_zone', body.time_zone),
    windows: listOf('working_windows', body.working_windows)?.map((window, i) => ({
      weekday: numberOf(`working_windows.${i}.weekday`, window.weekday),
      from: timeOfDay(`working_windows.${i}.from`, window.from),
      to: timeOfDay(`working_windows.${i}.to`, window.to),
    })),
    absences: listOf('absences', body.absences)?.map((absence, i) => ({
      internalID: optional(numberOf, `absences.${i}.absence_id`, absence.absence_id),
      startsAt: instantOf(`absences.${i}.starts_at`, absence.starts_at),
      endsAt: instantOf(`absences.${i}.ends_at`, absence.ends_at),
      reason: optional(textOf, `absences.${i}.reason`, absence.reason),
      deputyId: optional(userId, `absences.${i}.deputy_uuid`, absence.deputy_uuid) ?? deputy,
    })),
    idempotencyKey,
  }
}

export const scheduleRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/tasks/get_user_personal_schedule',
    summary: "A person's working windows and absences.",
    policy: 'people.read',
    parameters: { user_uuid: uuid.optional().describe('Whose; the caller where it is left out.'), saas_org: uuid },
    request: null,
    response: personalSchedule,
    errors: [404],
    document: `query ($user: String!, $organization: String!) {
      found: legacyPersonAtWork(userUuid: $user, organizationUuid: $organization) {
        user { uuid name } schedule { ...LegacySchedule } }
    } ${fields}`,
    variables: ({ query, viewerUuid }) => ({
      user: uuidField('user_uuid', query.get('user_uuid') ?? viewerUuid),
      organization: uuidField('saas_org', query.get('saas_org')),
    }),
    body: ({ found }) => toLegacy(orNotFound(found, the('User'))),
    example: { as: 'admin@demo.test', query: 'user_uuid={viewer}&saas_org={organization}' },
  }),
  row({
    method: 'POST',
    path: '/api/tasks/save_user_personal_schedule',
    summary: "Saves a person's working windows and absences.",
    policy: 'schedules.edit',
    parameters: {},
    request: scheduleToSave,
    response: savedSchedule,
    errors: [403, 404],
    document: `mutation ($input: SaveScheduleInput!) {
      result: saveSchedule(input: $input) {
        ...FailureFields
        ...ConflictFields
        ... on SaveScheduleSuccess { user { uuid name } schedule { ...LegacySchedule } }
      }
    } ${failure} ${conflict} ${fields}`,
    variables: (request) => ({ input: saving(request) }),
    body: ({ result }) => ({ message: 'Schedule saved', ...toLegacy(result) }),
    example: {
      as: 'admin@demo.test',
      body: {
        user_uuid: '{viewer}',
        saas_org: '{organization}',
        time_zone: 'America/Los_Angeles',
        working_windows: [
          { weekday: 1, from: '08:00', to: '16:30' },
          { weekday: 2, from: '08:00', to: '16:30' },
        ],
      },
    },
  }),
]
