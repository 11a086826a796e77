// What a geofence may be, shared by the mutations that write one.
import { z } from 'zod'
import { name, say } from '../../kernel/validation.ts'
import { area } from './geometry.ts'
import * as t from './__generated__/messages.ts'

const mostMinutes = 31 * 24 * 60

export const geofence = {
  area,
  name,
  dwellMins: z.int(say(t.wholeMinutes)).positive(say(t.leastMinutes)).max(mostMinutes, say(t.mostMinutes)).nullish(),
}
