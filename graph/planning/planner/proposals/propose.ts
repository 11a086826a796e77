// Who could do each of some jobs, and when: one after the other, each in what the ones before leave free.
import { overlap } from '../../../people/schedule/spans.ts'
import type { Span } from '../../../people/schedule/businessTime.ts'
import { kmBetween, type Point } from '../../../organization/location/kmBetween.ts'

const minute = 60_000
/** Slots begin at quarters of an hour. */
const step = 15 * minute
/** Through a town: how fast somebody gets from one place of work to the next. */
const kmh = 40

/** Why somebody is proposed, the nearest reason first. */
const fits = ['ASSIGNEE', 'GROUP', 'DEPARTMENT', 'JOB_ROLE', 'ORGANIZATION'] as const
type Fit = (typeof fits)[number]

/** Something to be planned. */
export interface Job {
  id: string
  /** The organization, as the ids above it and its own. */
  path: string
  groupId: string | null
  departmentId: string | null
  /** The job roles of its department. */
  jobRoleIds: readonly string[]
  assigneeId: string | null
  /** How long it takes, in milliseconds. */
  length: number
  /** When it may begin and is due. */
  earliest: number | null
  due: number | null
  at: Point | null
  /** Whether the viewer may plan it, and give it to somebody else. */
  canPlan: boolean
  canAssign: boolean
}

/** What takes somebody's time, and where. */
export interface Taken extends Span {
  /** What it takes of a day's capacity, in milliseconds. */
  load: number
  at: Point | null
}

export interface Person {
  userId: string
  paths: readonly string[]
  groupIds: readonly string[]
  departmentIds: readonly string[]
  jobRoleIds: readonly string[]
  working: readonly Span[]
  taken: readonly Taken[]
}

export interface Slot extends Span {
  userId: string
  fit: Fit
  /** From where they are before it, in milliseconds. */
  travel: number
  isAfterDue: boolean
}

type Obstacle = 'FORBIDDEN' | 'NOBODY' | 'NO_ROOM'

export interface Proposed {
  job: Job
  slot?: Slot
  obstacle?: Obstacle
}

const quarter = (at: number) => Math.ceil(at / step) * step

export const travelBetween = (from: Point | null, to: Point | null): number =>
  Math.ceil((kmBetween(from, to) / kmh) * 60) * minute

function fitOf(job: Job, { userId, paths, groupIds, departmentIds, jobRoleIds }: Person): Fit | undefined {
  if (job.assigneeId === userId) return 'ASSIGNEE'
  // What somebody has is not taken from them.
  if (job.assigneeId || !job.canAssign || !paths.some((path) => job.path.startsWith(path))) return undefined
  if (job.groupId && groupIds.includes(job.groupId)) return 'GROUP'
  if (job.departmentId && departmentIds.includes(job.departmentId)) return 'DEPARTMENT'
  if (jobRoleIds.some((id) => job.jobRoleIds.includes(id))) return 'JOB_ROLE'
  return 'ORGANIZATION'
}

/** What a day has of somebody's time, and what takes it. */
interface DayPlan {
  day: Span
  hours: Span[]
  taken: Taken[]
  /** What is left of its capacity. */
  free: number
}

const within = (spans: readonly Span[], day: Span): Span[] =>
  spans
    .filter((span) => overlap(span, day))
    .map(({ from, to }) => ({ from: Math.max(from, day.from), to: Math.min(to, day.to) }))

function planOf({ working, taken }: Person, day: Span): DayPlan {
  const hours = within(working, day)
  const begun = taken.filter(({ from }) => from >= day.from && from < day.to)
  const free = hours.reduce((sum, { from, to }) => sum + to - from, 0) - sumOf(begun)
  return { day, hours, taken: taken.filter((one) => overlap(one, day)), free }
}

const sumOf = (taken: readonly Taken[]) => taken.reduce((sum, { load }) => sum + load, 0)
const longest = (ways: readonly number[]) => Math.max(0, ...ways)

/** Where a stretch of working time first has room for a job, with the ways there and on. */
function firstIn({ from: begin, to: end }: Span, job: Job, taken: readonly Taken[]) {
  for (let from = quarter(begin); from + job.length <= end;) {
    const to = from + job.length
    const over = taken.find((one) => overlap(one, { from, to }))
    if (over) {
      from = quarter(over.to)
      continue
    }
    // What is planned already may overlap: of what ends or begins at one time, the longest way counts.
    const last = Math.max(...taken.flatMap((one) => (one.to <= from ? one.to : [])))
    const next = Math.min(...taken.flatMap((one) => (one.from >= to ? one.from : [])))
    const travel = longest(taken.filter((one) => one.to === last).map(({ at }) => travelBetween(at, job.at)))
    const onward = longest(taken.filter((one) => one.from === next).map(({ at }) => travelBetween(job.at, at)))
    if (last + travel > from) from = quarter(last + travel)
    else if (to + onward > next) from = quarter(next + 1)
    else return { from, to, travel, isAfterDue: job.due !== null && to > job.due }
  }
  return undefined
}

/** The first slot that somebody has for a job, on a day that it does not make fuller than it is long. */
function slotOf(job: Job, plans: readonly DayPlan[], now: number) {
  const earliest = Math.max(now, job.earliest ?? now)
  for (const plan of plans) {
    if (plan.free < job.length || plan.day.to <= earliest) continue
    for (const { from, to } of plan.hours) {
      const slot = firstIn({ from: Math.max(from, earliest), to }, job, plan.taken)
      if (slot) return { ...slot, plan }
    }
  }
  return undefined
}

/** In the order of the jobs: first a slot in time, then a nearer person, an earlier slot, a person with less to do. */
export function propose(
  jobs: readonly Job[],
  people: readonly Person[],
  { days, now }: { days: readonly Span[]; now: number },
): Proposed[] {
  const crew = people.map((person) => ({
    person,
    plans: days.map((day) => planOf(person, day)),
    load: sumOf(person.taken),
  }))
  return jobs.map((job): Proposed => {
    if (!job.canPlan) return { job, obstacle: 'FORBIDDEN' }
    const able = crew.flatMap((one) => {
      const fit = fitOf(job, one.person)
      return fit ? [{ one, fit }] : []
    })
    if (!able.length) return { job, obstacle: 'NOBODY' }
    const [best] = able
      .flatMap(({ one, fit }) => {
        const slot = slotOf(job, one.plans, now)
        return slot ? [{ one, fit, slot }] : []
      })
      .toSorted(
        (a, b) =>
          Number(a.slot.isAfterDue) - Number(b.slot.isAfterDue) ||
          fits.indexOf(a.fit) - fits.indexOf(b.fit) ||
          a.slot.from - b.slot.from ||
          a.one.load - b.one.load,
      )
    if (!best) return { job, obstacle: 'NO_ROOM' }
    const { plan, ...slot } = best.slot
    plan.taken.push({ from: slot.from, to: slot.to, load: job.length, at: job.at })
    plan.free -= job.length
    best.one.load += job.length
    return { job, slot: { ...slot, userId: best.one.person.userId, fit: best.fit } }
  })
}
