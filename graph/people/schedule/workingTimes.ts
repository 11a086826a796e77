// When people work in a stretch of time: by their own schedule, else the hours of their organization; closures and
// absences are taken out. Three statements, however many people.
import type { Context } from '../../kernel/context.ts'
import type { Span } from './businessTime.ts'
import { spansOf, type Hours } from './businessTime.ts'
import { hoursOfOrganizations } from './organizationHours.ts'
import { without } from './spans.ts'
import type { WorkingWindow } from './workingWindows.ts'
import { wallAt } from './zoneDays.ts'

export interface Worker {
  userId: string
  /** Where they work: whose hours and closures they have. */
  organizationId: string
  rootId: string
}

export interface WorkingTime {
  working: Span[]
  absences: Span[]
}

const schedules = `
  select user_id, organization_id, time_zone, windows from personal_schedule
  where user_id = any($1::uuid[]) and organization_id = any($2::uuid[])`

const absences = `
  select user_id, root_id, starts_at, ends_at from absence
  where user_id = any($1::uuid[]) and root_id = any($2::uuid[]) and cancelled_at is null
    and starts_at < $4::timestamptz and ends_at > $3::timestamptz
  order by starts_at, id`

/** By the key of the worker. */
export async function workingTimes(
  { db }: Context,
  workers: readonly Worker[],
  within: Span,
): Promise<Map<string, WorkingTime>> {
  if (!workers.length) return new Map()
  const userIds = [...new Set(workers.map(({ userId }) => userId))]
  const organizationIds = [...new Set(workers.map(({ organizationId }) => organizationId))]
  const rootIds = [...new Set(workers.map(({ rootId }) => rootId))]
  const [organizations, own, away] = await Promise.all([
    hoursOfOrganizations(db, organizationIds),
    db.run<[userId: string, organizationId: string, timeZone: string, windows: WorkingWindow[]]>(schedules, [
      userIds,
      organizationIds,
    ]),
    db.run<[userId: string, rootId: string, from: string, to: string]>(absences, [
      userIds,
      rootIds,
      new Date(within.from),
      new Date(within.to),
    ]),
  ])
  return new Map(
    workers.map((worker) => {
      const there = organizations.get(worker.organizationId)!.hours
      const row = own.find(
        ([userId, organizationId]) => userId === worker.userId && organizationId === worker.organizationId,
      )
      const hours: Hours = row ? { timeZone: row[2], windows: row[3], closures: there.closures } : there
      const gone = away
        .filter(([userId, rootId]) => userId === worker.userId && rootId === worker.rootId)
        .map(([, , from, to]): Span => ({ from: Date.parse(from), to: Date.parse(to) }))
      return [workerKey(worker), { working: without(openIn(hours, within), gone), absences: gone }]
    }),
  )
}

export const workerKey = ({ userId, organizationId }: Worker): string => `${userId} ${organizationId}`

/** How much time spans hold, in minutes. */
export const minutesIn = (spans: readonly Span[]): number =>
  Math.round(spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000)

/** The hours that lie in a stretch of time. */
function openIn(hours: Hours, { from, to }: Span): Span[] {
  const last = wallAt(hours.timeZone, to).day
  const open: Span[] = []
  for (let day = wallAt(hours.timeZone, from).day; day <= last; day++) open.push(...spansOf(hours, day))
  return open
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to)
}
