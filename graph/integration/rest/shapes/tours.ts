// Tours as legacy clients make them.
import { z } from 'zod'
import { count, instant, message, named, number, timeOfDay, uuid, vehicleMembers } from './parts.ts'

/** The number of a location, and the same by its earlier spelling. */
const locationNumber = { Org_Location_id: number.nullable(), Org_location_id: number.nullable() }

const stop = named('NewStop', {
  name: z.string().nullish(),
  Org_Location_id: number.nullish().describe('Org_location_id is taken too.'),
  Vehicle_ID: number.nullish().describe('The number of a vehicle in use.'),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
  opens: timeOfDay.nullish(),
  closes: timeOfDay.nullish(),
  ServiceTime_mins: count.nullish(),
  pinned: z.boolean().nullish().describe('Whether it keeps its place when the tour is put in order.'),
  Schedule_Priority_ID: number.nullish(),
})

export const newTour = named('NewTour', {
  name: z.string().min(1).max(120),
  tour_type_id: number.nullish(),
  action_class_id: number.nullish(),
  SAAS_Org_UUID: uuid.nullish().describe("The caller's first organization where it is left out."),
  stops: z
    .array(z.union([z.string(), number, stop]))
    .nullish()
    .describe('Each a name, the number of a location, or a stop with its fields.'),
  assignees: z.union([z.array(uuid), uuid]).nullish(),
  start: z.string().nullish().describe('A day and a time of the organization, as 2026-11-23T06:00, or an instant.'),
  rrule: z.string().nullish().describe('How it repeats, as FREQ=DAILY; once where it is left out.'),
})

export const createdTour = named('CreatedTour', {
  message,
  tour_id: number,
  tour_uuid: uuid,
  name: z.string(),
  tour_type_id: number,
  tour_type_name: z.string(),
  action_class_id: number,
  action_class_name: z.string(),
  SAAS_Org_UUID: uuid,
  stops: z.array(z.object({ position: number, name: z.string(), ...locationNumber, ...vehicleMembers })),
  Task_Record_ID: number.nullable(),
  series_id: number.nullable(),
  rrule: z.string().nullable(),
  time_zone: z.string().nullable(),
  next: z.array(instant).describe('When it comes next.'),
})
