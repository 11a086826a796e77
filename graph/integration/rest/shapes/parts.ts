// What the shapes of the legacy paths are made of.
import { z } from 'zod'

/** The number by which a legacy client knows a thing. */
export const number = z.int32()
export const count = z.int32().min(0)
export const uuid = z.uuid()
export const instant = z.iso.datetime()
/** A time of the day, as 08:30; the midnight at its end is 24:00. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
export const message = z.string().describe('What was done, for people.')
export const version = number.describe(
  'Grows with every change; send it back with a change to be told of what others changed meanwhile.',
)

/** The vehicle that work names, or null where it names none. */
export const vehicleMembers = {
  Vehicle_ID: number.nullable().describe('The number of its vehicle.'),
  Vehicle_Unit: z.string().nullable().describe('The unit number of its vehicle.'),
}

/** A shape with a name of its own in the document. */
export const named = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.object(shape).register(z.globalRegistry, { id })

/** limit and offset of a list. */
export const pageParameters = {
  limit: z.int32().min(1).optional().describe('How many at most; without it the answer has every entry.'),
  offset: count.default(0).describe('How many to skip at the beginning.'),
}
