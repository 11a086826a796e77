// The people of a plan, with when they work, and what takes their time and where. Six statements.
import type { Context } from '../../../kernel/context.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { Parameters } from '../../../kernel/statement/scopeSql.ts'
import { fromStart } from '../../../kernel/statement/seek.ts'
import type { Span } from '../../../people/schedule/businessTime.ts'
import { workerKey, workingTimes } from '../../../people/schedule/workingTimes.ts'
import { placeOfSql } from '../../../work/action/whereItIs.ts'
import { mostBlocks, readAppointments, slotsOf } from '../blocks.ts'
import type { TeamPlace } from '../teamPlace.ts'
import { readWorkers } from '../workers.ts'
import type { Person, Taken } from './propose.ts'

/** Among how many people, by name. */
const mostPeople = 200

const minute = 60_000

export async function readPeople(context: Context, place: TeamPlace, search: string, within: Span): Promise<Person[]> {
  const workers = await readWorkers(context, place, search, { seek: fromStart(), take: mostPeople })
  const userIds = workers.map(({ userId }) => userId)
  const [times, slots, appointments] = await Promise.all([
    workingTimes(context, workers, within),
    readSlots(context, userIds, within),
    readAppointments(context, userIds, within),
  ])
  const meetings = appointments.map(({ from, to, userId, mins, at }) => ({ from, to, userId, load: mins * minute, at }))
  const taken = groupBy<Taken & { userId: string }>([...slots, ...meetings], ({ userId }) => userId)
  return workers.map((worker) => ({
    ...worker,
    working: times.get(workerKey(worker))!.working,
    taken: taken.get(worker.userId) ?? [],
  }))
}

type Slot = [
  userId: string,
  start: string,
  end: string,
  service: number,
  latitude: number | null,
  longitude: number | null,
]

async function readSlots(
  context: Context,
  userIds: readonly string[],
  within: Span,
): Promise<(Taken & { userId: string })[]> {
  const parameters = new Parameters()
  const rows = await context.db.runOnce<Slot>(
    `select a.assignee_id, a.scheduled_start, a.scheduled_end, a.service_time_mins, l.latitude, l.longitude
     from action a left join location l on l.id = ${placeOfSql(parameters)}
     where ${slotsOf(context, userIds, within, parameters)} limit ${mostBlocks}`,
    parameters.values,
  )
  return rows.map(([userId, start, end, service, latitude, longitude]) => {
    const [from, to] = [Date.parse(start), Date.parse(end)]
    return { userId, from, to, load: service * minute || to - from, at: { latitude, longitude } }
  })
}
