// scheduleAllTasks as sets: which routines are meant, what of them is to come between two days, what is in the way.
import type { Context } from '../../kernel/context.ts'
import { commandsPlaced, placedWhere } from '../../kernel/placed.ts'
import { conflictFinder, type Conflict } from './conflicts.ts'
import { arraysOf, batchesOf, wantedSql, type Wanted } from './expand.ts'
import { workObstacle } from './obstacles.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'
import { day } from '../../kernel/time/milliseconds.ts'

export type SkipReason = 'EXISTS' | 'OVER' | 'PAUSED' | 'ARCHIVED'

interface Line {
  seriesId: string
  count: number
}

export interface Planned extends Line {
  firstAt: string
  lastAt: string
}

export interface Skipped extends Line {
  reason: SkipReason
}

export interface Report {
  planned: Planned[]
  skipped: Skipped[]
  conflicts: Conflict[]
}

interface Span {
  /** Wall days, the second included. */
  from: Date
  to: Date
}

/** The routines of an organization and all below it that the viewer may schedule, with why some of them are not. */
export async function seriesIn(context: Context, path: string) {
  const viewer = context.requireViewer()
  const rows = await context.db.prisma.series.findMany({
    where: {
      status: { not: 'ENDED' },
      taskRecord: { AND: [placedWhere(viewer, 'tasks.edit'), { organization: { path: { startsWith: path } } }] },
    },
    select: {
      id: true,
      version: true,
      rule: true,
      startsOn: true,
      timeZone: true,
      status: true,
      taskRecord: {
        select: {
          status: true,
          rootId: true,
          organizationId: true,
          departmentId: true,
          groupId: true,
          organization: { select: { archivedAt: true } },
        },
      },
    },
    orderBy: { legacyId: 'asc' },
  })
  return rows.filter(({ taskRecord }) => commandsPlaced(viewer, 'tasks.edit', taskRecord))
}

type SeriesRow = Awaited<ReturnType<typeof seriesIn>>[number]

const heldBack = ({ status, taskRecord }: SeriesRow): SkipReason | undefined =>
  status === 'PAUSED' ? 'PAUSED' : workObstacle(taskRecord) ? 'ARCHIVED' : undefined

/** Plans, and where it is no dry run makes, all that falls due; what is there already stays as it is. */
export async function schedule(
  context: Context,
  series: SeriesRow[],
  { from, to }: Span,
  dryRun: boolean,
): Promise<Report> {
  const report: Report = { planned: [], skipped: [], conflicts: [] }
  const end = new Date(to.getTime() + day)
  const [held, free] = [series.filter(heldBack), series.filter((one) => !heldBack(one))]
  for (const { one, expected } of expectedOf(held, () => [from, end])) {
    if (expected) report.skipped.push({ seriesId: one.id, count: expected, reason: heldBack(one)! })
  }
  const walls = new Map<string, Date>()
  const wallNow = ({ timeZone }: SeriesRow) => {
    const known = walls.get(timeZone)
    if (known) return known
    const wall = wallOf(context.now, timeZone)
    walls.set(timeZone, wall)
    return wall
  }
  for (const { one, expected } of expectedOf(
    free.filter((row) => wallNow(row) > from),
    (row) => [from, earlier(wallNow(row), end)],
  )) {
    if (expected) report.skipped.push({ seriesId: one.id, count: expected, reason: 'OVER' })
  }
  const conflictsIn = await conflictFinder(context, free, from, end)
  const wanted = free.map((row): Wanted => ({ ...row, from: later(wallNow(row), from), to: end }))
  for (const batch of batchesOf(wanted.filter((one) => one.from < one.to))) {
    const values = arraysOf(batch)
    // What is in the way is looked for before, while it can be told from what is there already.
    report.conflicts.push(...(await conflictsIn(values)))
    const rows = await context.db.runOnce<[id: string, count: number, firstAt: string, lastAt: string]>(
      dryRun ? planText : makeText,
      values,
    )
    const made = new Map(rows.map(([id, count, firstAt, lastAt]) => [id, { count, firstAt, lastAt }]))
    for (const { id, expected } of batch.series) {
      const found = made.get(id)
      if (found) report.planned.push({ seriesId: id, ...found })
      const there = expected - (found?.count ?? 0)
      if (there > 0) report.skipped.push({ seriesId: id, count: there, reason: 'EXISTS' })
    }
  }
  return report
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const later = (one: Date, other: Date) => (one > other ? one : other)

/** How often each falls due between two wall times. */
function* expectedOf(rows: SeriesRow[], span: (row: SeriesRow) => [Date, Date]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wanted = rows.map((row): Wanted => ({ ...row, from: span(row)[0], to: span(row)[1] }))
  for (const batch of batchesOf(wanted))
    for (const { id, expected } of batch.series) yield { one: byId.get(id)!, expected }
}

/** What a dry run would make, by series. */
const planText = `with ${wantedSql('')}
  select f.id, count(*), min(f.starts_at), max(f.starts_at) from falls f
  where not exists (select from occurrence o where o.series_id = f.id and o.slot = f.slot) group by f.id`

/** Makes it, and says how much of each series. Two at once make nothing twice: a slot is there once. */
const makeText = `with ${wantedSql('for share of s')},
  made as (
    insert into occurrence (series_id, slot, starts_at, ends_at, opens_at)
    select id, slot, starts_at, ends_at, opens_at from falls on conflict (series_id, slot) do nothing
    returning series_id, starts_at)
  select series_id, count(*), min(starts_at), max(starts_at) from made group by series_id`
