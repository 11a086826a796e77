// What a tour may be, in the input of its mutations.
import { entries, entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import type { InputFieldMap } from '@pothos/core'
import { BucketName } from '../action/enums.ts'
import { buckets } from '../action/states.ts'
import { builder } from '../../kernel/builder.ts'
import { findChecklist } from '../checklist/visibleChecklists.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { coordinatesInput, coordinatesRules, halfPoint, withPointColumns } from '../../kernel/coordinates.ts'
import { line, name, said, say, text } from '../../kernel/validation.ts'
import { OrderRule } from './enums.ts'
import { includesOf } from './TourIncludes.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** As many stops a tour may have, and a run. */
export const mostStops = 200

const TourStopInput = builder.inputType('TourStopInput', {
  description: 'A stop of a tour: at a location, at coordinates, or without a position on the map.',
  fields: (t) => ({
    name: t.string({ description: 'The name of the stop; defaults to the name of its location.' }),
    locationId: t.id({ description: 'The location of the stop.' }),
    locationInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    vehicleId: t.id({
      description: 'The vehicle that is seen to at the stop, in use and under the same root organization.',
    }),
    vehicleInternalID: t.int({ description: 'The same by its number.', ...legacy() }),
    ...coordinatesInput(t, 'Where a stop without a location is on the map.'),
    opensMins: t.int({ description: 'The earliest permitted arrival, in minutes since midnight, 0 to 1,440.' }),
    closesMins: t.int({ description: 'The latest permitted arrival, in minutes since midnight, 0 to 1,440.' }),
    serviceMins: t.int({ description: 'The time needed at the stop, in minutes, at most 10,000; defaults to 0.' }),
    pinned: t.boolean({
      description: 'Whether the stop keeps its position when a new order is proposed; defaults to false.',
    }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', { description: 'The priority; defaults to Normal.' }),
  }),
})

const TourIncludesInput = builder.inputType('TourIncludesInput', {
  description: "The open action records that a run includes in addition to the tour's stops.",
  fields: (t) => ({
    buckets: t.field({
      type: [BucketName],
      required: true,
      description: 'Only records in these buckets; if empty, no records are included.',
    }),
    actionClassIds: entries(t, 'ACTION_CLASS', {
      description: 'Only records of these action classes; if empty or omitted, any class.',
    }),
    priorityIds: entries(t, 'SCHEDULE_PRIORITY', {
      description: 'Only records of these priorities; if empty or omitted, any priority.',
    }),
  }),
})

/** What createTour and updateTour both take. */
export const tourFields = (t: InputBuilder) =>
  ({
    description: t.string({ description: 'A free-text description.' }),
    typeId: entry(t, 'TOUR_TYPE', { description: 'The tour type; a new tour defaults to Routine.' }),
    actionClassId: entry(t, 'ACTION_CLASS', {
      description: 'The action class, which gives how often the tour falls due; a new tour defaults to Daily.',
    }),
    orderRule: t.field({ type: OrderRule, description: 'How the stops are ordered.' }),
    startLocationId: t.id({ description: 'The location where the tour starts; null to start at the first stop.' }),
    endLocationId: t.id({ description: 'The location where the tour ends; null to end at the last stop.' }),
    speedKmh: t.int({
      description:
        'Speed in kilometers per hour, 1 to 200, used for travel times without a routing service; a new tour defaults to 60.',
    }),
    includes: t.field({
      type: TourIncludesInput,
      description: 'Which open action records a run includes; null for none.',
    }),
    reminderMins: t.int({
      description: 'Minutes before the start of a run to send a reminder, at most 10,080; null for no reminder.',
    }),
    checklistId: t.id({ description: "The checklist added to each of the tour's records; null for none." }),
    stops: t.field({
      type: [TourStopInput],
      description: `Its stops in their order, at most ${mostStops}; they replace all that there were.`,
    }),
  }) satisfies InputFieldMap

const minutes = (most: number) =>
  z
    .int(say(t.wholeMinutes))
    .min(0, say(t.zeroOrMore))
    .max(most, say(t.atMost({ most })))

const stopShape = z
  .object({
    name: line(0, 120).nullish(),
    locationId: z.string().nullish(),
    locationInternalID: z.int().nullish(),
    vehicleId: z.string().nullish(),
    vehicleInternalID: z.int().nullish(),
    ...coordinatesRules,
    opensMins: minutes(1440).nullish(),
    closesMins: minutes(1440).nullish(),
    serviceMins: minutes(10_000).nullish(),
    pinned: z.boolean().nullish(),
    priorityId: z.int().nullish(),
  })
  .refine(({ name: called, locationId, locationInternalID }) => called || locationId || locationInternalID != null, {
    path: ['name'],
    ...say(t.nameStop),
  })
  .refine(({ opensMins, closesMins }) => opensMins == null || closesMins == null || opensMins <= closesMins, {
    path: ['closesMins'],
    ...say(t.closesAfterOpens),
  })
  .transform(withPointColumns)
  .superRefine((stop, context) => {
    const problem = halfPoint(stop)
    if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: said(problem.message) })
  })

export const tourShape = z.object({
  name: name.nullish(),
  description: text(0, 5000).nullish(),
  typeId: z.int().nullish(),
  actionClassId: z.int().nullish(),
  orderRule: z.enum(['PROPOSED', 'FIXED']).nullish(),
  speedKmh: z.int().min(1, say(t.speed)).max(200, say(t.speed)).nullish(),
  includes: z
    .object({
      buckets: z.array(z.enum(buckets)),
      actionClassIds: z.array(z.int()).max(20).nullish(),
      priorityIds: z.array(z.int()).max(20).nullish(),
    })
    .transform(({ buckets: kept, actionClassIds, priorityIds }) => ({
      buckets: kept,
      classIds: actionClassIds ?? [],
      priorityIds: priorityIds ?? [],
    }))
    .nullish(),
  reminderMins: minutes(10_080).nullish(),
  stops: z.array(stopShape).nullish(),
})

type Checked = z.output<typeof tourShape>
export type StopInput = z.output<typeof stopShape>

/** What of a tour must be of a list, or of a number. */
export function requireListed({ references }: Context, { typeId, actionClassId, includes, stops }: Checked): void {
  const problems: FieldProblem[] = []
  const listed = (
    list: Parameters<typeof references.find>[0],
    id: number | null | undefined,
    path: string,
    what: 'TYPE' | 'CLASS' | 'PRIORITY',
  ) => {
    if (id != null && !references.find(list, id)) problems.push({ path, message: t.chooseListed({ what }) })
  }
  listed('TOUR_TYPE', typeId, 'typeId', 'TYPE')
  listed('ACTION_CLASS', actionClassId, 'actionClassId', 'CLASS')
  includes?.classIds.forEach((id) => listed('ACTION_CLASS', id, 'includes.actionClassIds', 'CLASS'))
  includes?.priorityIds.forEach((id) => listed('SCHEDULE_PRIORITY', id, 'includes.priorityIds', 'PRIORITY'))
  stops?.forEach(({ priorityId }, i) => listed('SCHEDULE_PRIORITY', priorityId, `stops.${i}.priorityId`, 'PRIORITY'))
  if (stops && stops.length > mostStops) {
    problems.push({
      path: 'stops',
      message: t.mostStops({ most: mostStops, count: stops.length - mostStops }),
    })
  }
  if (problems.length) throw new ValidationError(problems)
}

/** A tour without stops walks over the records that it includes; without these either there is nothing to walk. */
export function requireSomething(stops: number, includes: unknown): void {
  if (stops || includesOf(includes).buckets.length) return
  throw new ValidationError([{ path: 'stops', message: t.addStop }])
}

interface Refers {
  startLocationId?: string | null
  endLocationId?: string | null
  checklistId?: string | null
}

/** What an input refers to, of the same tree: undefined stays as it is, null is none. */
export async function referredTo(context: Context, rootId: string, input: Refers) {
  const one = async (path: 'startLocationId' | 'endLocationId') => {
    const id = input[path]
    return id == null ? id : locationIn(context, rootId, id, path)
  }
  const { checklistId: id } = input
  const checklist = id == null ? null : await findChecklist(context, id)
  if (checklist && checklist.rootId !== rootId) throw new NotFoundError(the('Checklist'))
  const checklistId = id == null ? id : checklist!.id
  return {
    startLocationId: await one('startLocationId'),
    endLocationId: await one('endLocationId'),
    checklistId,
  }
}
