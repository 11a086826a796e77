// The records of a run of the demo, and how far it was walked.
import type { planOf, Waypoint } from '../work/tour/plan.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'
import type { Refers } from './tours.ts'

/** A record that is the doing of a tour, under way where it has begun. */
export async function seedRecord(
  tx: Prisma.TransactionClient,
  data: Prisma.ActionUncheckedCreateInput,
  begins: Date,
  now: Date,
): Promise<string> {
  const hasBegun = begins < now
  const createdAt = new Date(begins.getTime() - day)
  const startedAt = new Date(begins.getTime() + 4 * minute)
  const made = createdAt < now ? createdAt : new Date(now.getTime() - 60 * minute)
  const { id: actionId } = await tx.action.create({
    data: {
      ...data,
      isScheduled: true,
      scheduledStart: begins,
      scheduledEnd: new Date(begins.getTime() + 2 * 60 * minute),
      createdAt: made,
      status: hasBegun ? 1 : 5,
      actualStart: hasBegun ? startedAt : null,
      statusAt: hasBegun ? startedAt : made,
      updatedAt: hasBegun ? startedAt : made,
      version: hasBegun ? 2 : 1,
    },
  })
  const entry = { actionId, actorId: data.creatorId }
  await tx.historyEntry.create({
    data: { ...entry, id: uuidOf(`${actionId} CREATE`), version: 1, transition: 'CREATE', toStatus: 5, at: made },
  })
  if (hasBegun)
    await tx.historyEntry.create({
      data: {
        ...entry,
        id: uuidOf(`${actionId} START`),
        actorId: data.assigneeId,
        version: 2,
        transition: 'START',
        fromStatus: 5,
        toStatus: 1,
        at: startedAt,
      },
    })
  return actionId
}

type Planned = Awaited<ReturnType<typeof planOf<Waypoint & Refers>>>['stops']

/** The first stops as they were walked: a little late, a little longer, and one skipped. */
export function walked(stops: Planned, done: number, skip?: { position: number; reason: string }) {
  let late = 4
  return stops.map(({ waypoint, ...stop }, position) => {
    const row = {
      ...waypoint,
      ...stop,
      position,
      actualArrival: null as Date | null,
      actualDeparture: null as Date | null,
      actualKm: null as number | null,
    }
    if (position >= done || !stop.plannedArrival) return row
    if (position === skip?.position) return { ...row, state: 'SKIPPED' as const, reason: skip.reason }
    late += (position * 7) % 5
    const actualArrival = new Date(stop.plannedArrival.getTime() + late * minute)
    const took = (stop.plannedDeparture.getTime() - stop.plannedArrival.getTime()) / minute
    late += position % 3
    const actualDeparture = new Date(actualArrival.getTime() + (took + (position % 3)) * minute)
    return {
      ...row,
      state: 'DONE' as const,
      actualArrival,
      actualDeparture,
      actualKm: stop.legKm * (1 + (position % 3) * 0.03),
    }
  })
}
