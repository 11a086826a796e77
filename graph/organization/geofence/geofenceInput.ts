// What a geofence may be, shared by the mutations that write one.
import { z } from 'zod'
import { name } from '../../kernel/validation.ts'
import { area } from './geometry.ts'

const mostMinutes = 31 * 24 * 60

export const geofence = {
  area,
  name,
  dwellMins: z
    .int('Write whole minutes.')
    .positive('Write at least 1 minute, or nothing for never.')
    .max(mostMinutes, 'Write at most 31 days, in minutes.')
    .nullish(),
}
