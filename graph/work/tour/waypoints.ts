// The stops of a run before they are put in order: those of the tour, the records that it includes, and records that
// were named.
import { recordKey } from '../action/recordKey.ts'
import { narrowed } from '../action/actionFilter.ts'
import { fromStart } from '../../kernel/statement/seek.ts'
import { readVisible } from '../action/readActions.ts'
import { readBuckets } from '../action/readBoard.ts'
import { bucketTable } from '../action/states.ts'
import { visibleScope } from '../action/visibleActions.ts'
import type { Instant } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { entryId } from '../../kernel/entryId.ts'
import { globalId } from '../../kernel/node.ts'
import { planOfSelection } from '../../kernel/statement/plan.ts'
import { onDayOf } from './dayTimes.ts'
import type { Waypoint } from './plan.ts'
import { includesOf } from './TourIncludes.ts'
import { mostStops } from './tourInput.ts'
import type { NamedTour } from './visibleTours.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export interface NewStop extends Waypoint {
  stopId: string | null
  actionId: string | null
  locationId: string | null
  vehicleId: string | null
  /** Whether it was named for the run alone. */
  isExtra: boolean
}

export const stopsOfTour = ({ stops, organization: { timeZone } }: NamedTour, from: Date): NewStop[] =>
  stops.map(
    ({
      id,
      locationId,
      vehicleId,
      location,
      name,
      latitude,
      longitude,
      opensMins,
      closesMins,
      serviceMins,
      pinned,
      priorityId,
    }) => ({
      stopId: id,
      actionId: null,
      locationId,
      vehicleId,
      name,
      latitude: latitude ?? location?.latitude ?? null,
      longitude: longitude ?? location?.longitude ?? null,
      opensAt: opensMins === null ? null : onDayOf(from, timeZone, opensMins),
      closesAt: closesMins === null ? null : onDayOf(from, timeZone, closesMins),
      serviceMins,
      pinned,
      priorityId,
      isExtra: false,
    }),
  )

interface Place {
  id: string
  latitude: number | null
  longitude: number | null
}

/** What a stop is made from; a plan of the hot reads. */
interface RecordRow {
  id: string
  number: number
  title: string
  tourId: string | null
  vehicleId: string | null
  priorityId: number
  serviceTimeMins: number
  isScheduled: boolean
  scheduledStart: Instant | null
  scheduledEnd: Instant | null
  location: Place | null
  taskRecord: { location: Place | null } | null
  organization: { latitude: number | null; longitude: number | null }
}

const place = { select: { id: true, latitude: true, longitude: true } }

const recordPlan = () =>
  planOfSelection('Action', {
    id: true,
    number: true,
    title: true,
    tourId: true,
    vehicleId: true,
    priorityId: true,
    serviceTimeMins: true,
    isScheduled: true,
    scheduledStart: true,
    scheduledEnd: true,
    location: place,
    taskRecord: { select: { location: place } },
    organization: { select: { latitude: true, longitude: true } },
  })

/**
 * A record stands where it is, else where its task record is, else where its organization is. A slot that is over binds
 * nobody.
 */
function stopOfRecord(
  {
    id,
    number,
    title,
    vehicleId,
    priorityId,
    serviceTimeMins,
    isScheduled,
    scheduledStart,
    scheduledEnd,
    ...row
  }: RecordRow,
  from: Date,
): NewStop {
  const at = row.location ?? row.taskRecord?.location ?? null
  const { latitude, longitude } = at ?? row.organization
  const ahead = (instant: Instant | null) =>
    isScheduled && instant && new Date(instant) > from ? new Date(instant) : null
  return {
    stopId: null,
    actionId: id,
    locationId: at?.id ?? null,
    vehicleId,
    name: `${recordKey(number)} ${title}`,
    latitude,
    longitude,
    opensAt: ahead(scheduledStart),
    closesAt: ahead(scheduledEnd),
    serviceMins: serviceTimeMins,
    pinned: false,
    priorityId,
    isExtra: false,
  }
}

/**
 * The open records that a tour includes, of its organization and all below that the viewer sees, first things first.
 */
export async function includedRecords(context: Context, tour: NamedTour, from: Date): Promise<NewStop[]> {
  const { buckets, classIds, priorityIds } = includesOf(tour.includes)
  if (!buckets.length) return []
  const filter = await narrowed(context, visibleScope(context.requireViewer()), {
    organization: { below: globalId('Organization', tour.organizationId) },
    ...(tour.departmentId && { department: { eq: globalId('Department', tour.departmentId) } }),
    ...(tour.groupId && { group: { eq: globalId('Group', tour.groupId) } }),
    ...(classIds.length && { actionClass: { in: classIds.map((id) => entryId('ACTION_CLASS', id)) } }),
    ...(priorityIds.length && { priority: { in: priorityIds.map((id) => entryId('SCHEDULE_PRIORITY', id)) } }),
  })
  const numbers = buckets.map((bucket) => bucketTable[bucket].number)
  const found = await readBuckets(context, recordPlan(), filter, {
    buckets: numbers,
    take: mostStops + 1,
    seek: fromStart(),
  })
  const rows = numbers.flatMap((number) => (found.get(number) ?? []).map(({ row }) => row as RecordRow))
  return rows.filter(({ tourId }) => !tourId).map((row) => stopOfRecord(row, from))
}

/** Records that somebody named; each is seen by the viewer. */
export async function namedRecords(context: Context, ids: readonly string[], from: Date): Promise<NewStop[]> {
  const rows = await readVisible(context, recordPlan(), ids)
  return ids.map((id) => {
    const row = rows.get(id) as RecordRow | undefined
    if (!row) throw new NotFoundError(the('Action'))
    return { ...stopOfRecord(row, from), isExtra: true }
  })
}

/** A record is one stop, however it came; too many stops, or none, are no walk. */
export function requireWalk(stops: readonly NewStop[]): NewStop[] {
  const seen = new Set<string>()
  const once = stops.filter(({ actionId }) => !actionId || (!seen.has(actionId) && seen.add(actionId)))
  if (!once.length) {
    throw new ValidationError([
      {
        path: 'tourId',
        message: t.nothingToWalk,
      },
    ])
  }
  if (once.length > mostStops) {
    throw new ValidationError([
      {
        path: 'tourId',
        message: t.tooManyStops({ most: mostStops }),
      },
    ])
  }
  return once
}
