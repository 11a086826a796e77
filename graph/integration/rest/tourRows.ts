// The legacy paths of tours.
import { invalid } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import { conflict, failure } from './errorFragments.ts'
import {
  clockMinutes,
  entryOf,
  flagOf,
  locationNumber,
  numberOf,
  optional,
  textOf,
  userId,
  uuidField,
  vehicleMembers,
} from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { createdTour, newTour } from './shapes/tours.ts'

function listOf(path: string, value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value
  throw invalid(path, 'Send a list.')
}

function degreesOf(path: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw invalid(path, 'Send degrees as a number.')
}

/** A stop comes as a name, as the number of a location, or with all that it may have. */
function stopOf(value: unknown, i: number) {
  const path = `stops.${i}`
  if (typeof value === 'number') return { locationInternalID: numberOf(path, value) }
  if (typeof value === 'string') return { name: value }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw invalid(path, 'Send a name, the number of a location, or a stop with its fields.')
  const stop = value as Record<string, unknown>
  return {
    name: optional(textOf, `${path}.name`, stop.name),
    locationInternalID: optional(numberOf, `${path}.Org_Location_id`, stop.Org_Location_id ?? stop.Org_location_id),
    vehicleInternalID: optional(numberOf, `${path}.Vehicle_ID`, stop.Vehicle_ID),
    latitude: optional(degreesOf, `${path}.lat`, stop.lat),
    longitude: optional(degreesOf, `${path}.lng`, stop.lng),
    opensMins: optional(clockMinutes, `${path}.opens`, stop.opens),
    closesMins: optional(clockMinutes, `${path}.closes`, stop.closes),
    serviceMins: optional(numberOf, `${path}.ServiceTime_mins`, stop.ServiceTime_mins),
    pinned: optional(flagOf, `${path}.pinned`, stop.pinned),
    priorityId: optional(entryOf('SCHEDULE_PRIORITY'), `${path}.Schedule_Priority_ID`, stop.Schedule_Priority_ID),
  }
}

/** A start is a wall time of the organization, or an instant. */
function startOf(value: unknown): { startsOn?: string; startsAt?: string } {
  const text = textOf('start', value)
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text)) return { startsOn: text }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) || Number.isNaN(Date.parse(text)))
    throw invalid('start', 'Send a day and a time, like 2026-11-23T06:00.')
  return { startsAt: new Date(text).toISOString() }
}

const fields = `fragment LegacyTour on Tour {
  internalID uuid name type { internalID name } actionClass { internalID name } organization { uuid }
  stops { position name location { internalID } vehicle { internalID unitNumber } } taskRecord { internalID } series { internalID rule sentence timeZone nextTimes { at } } }`

export const tourRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/api/procedures/create_routine_activity_tour_new',
    summary: 'Makes a tour, and its routine where it repeats.',
    policy: 'tasks.edit',
    parameters: {},
    request: newTour,
    response: createdTour,
    errors: [403, 404],
    paths: { actionClassId: 'classId', 'cadence.recurrence.rule': 'cadence.rule' },
    document: `mutation ($input: CreateTourInput!) {
      result: createTour(input: $input) {
        ...FailureFields ...ConflictFields ... on CreateTourSuccess { tour { ...LegacyTour } }
      }
    } ${failure} ${conflict} ${fields}`,
    variables({ body, idempotencyKey }) {
      const rule = optional(textOf, 'rrule', body.rrule)
      const organization = optional(uuidField, 'SAAS_Org_UUID', body.SAAS_Org_UUID)
      const assignees =
        typeof body.assignees === 'string' && body.assignees ? [body.assignees] : listOf('assignees', body.assignees)
      return {
        input: {
          organizationId: organization && globalId('Organization', organization),
          name: textOf('name', body.name),
          typeId: optional(entryOf('TOUR_TYPE'), 'tour_type_id', body.tour_type_id),
          actionClassId: optional(entryOf('ACTION_CLASS'), 'action_class_id', body.action_class_id),
          stops: listOf('stops', body.stops).map(stopOf),
          assigneeIds: assignees.map((uuid, i) => userId(`assignees.${i}`, uuid)),
          cadence:
            rule === undefined
              ? undefined
              : { recurrence: { rule: rule.replace(/^RRULE:/i, '') }, ...startOf(body.start ?? '') },
          idempotencyKey,
        },
      }
    },
    body: ({ result: { tour } }) => ({
      message: tour.series ? `Tour created: ${tour.series.sentence}` : 'Tour created',
      tour_id: tour.internalID,
      tour_uuid: tour.uuid,
      name: tour.name,
      tour_type_id: tour.type.internalID,
      tour_type_name: tour.type.name,
      action_class_id: tour.actionClass.internalID,
      action_class_name: tour.actionClass.name,
      SAAS_Org_UUID: tour.organization.uuid,
      stops: tour.stops.map(({ position, name, location, vehicle }) => ({
        position,
        name,
        ...locationNumber(location),
        ...vehicleMembers(vehicle),
      })),
      Task_Record_ID: tour.taskRecord?.internalID ?? null,
      series_id: tour.series?.internalID ?? null,
      rrule: tour.series?.rule ?? null,
      time_zone: tour.series?.timeZone ?? null,
      next: tour.series?.nextTimes.map(({ at }) => at) ?? [],
    }),
    example: {
      as: 'admin@demo.test',
      body: {
        name: 'Reno dock round',
        tour_type_id: 2,
        action_class_id: 1,
        stops: [{ Org_Location_id: 2, opens: '06:00', closes: '09:00', ServiceTime_mins: 10 }, 3, 'Fuel island'],
        assignees: [],
        start: '2026-11-23T06:00',
        rrule: 'FREQ=DAILY',
      },
    },
  }),
]
