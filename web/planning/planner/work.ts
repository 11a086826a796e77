// The planner's own words: work that stands on a plan or waits for one, and the lanes of people.
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { priorityName } from '../../kernel/ui/priorityName.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import type { usePool_action$data } from '../../__generated__/usePool_action.graphql.ts'
import * as t from './__generated__/messages.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** A record as the planner has it. */
export interface Work {
  readonly id: string
  readonly key: string
  readonly addressKey: string
  readonly title: string
  readonly version: number
  /** Its slot, or when it may begin and is due; null where that is open. */
  readonly from: number | null
  readonly to: number | null
  /** Whether these are a slot of its own. */
  readonly isPlanned: boolean
  readonly isOpen: boolean
  readonly serviceMins: number
  readonly canPlan: boolean
  readonly canAssign: boolean
  readonly priorityId: string
  readonly priority: string
  readonly where: string
  readonly organization: string
  readonly organizationPath: string
  readonly timeZone: string
  readonly assignee: { readonly id: string; readonly name: string } | null
}

interface Busy extends Span {
  readonly mins: number
  readonly isAppointment: boolean
}

/** What keeps somebody busy, as a part of a sentence. */
export const busyText = ({ isAppointment }: Pick<Busy, 'isAppointment'>): string =>
  isAppointment ? t.anAppointment : t.otherWork

export interface Lane {
  readonly id: string
  readonly name: string
  readonly groups: readonly string[]
  readonly paths: readonly string[]
  readonly working: readonly Span[]
  readonly absences: readonly Span[]
  /** What takes their time and is not the viewer's to move. */
  readonly busy: readonly Busy[]
}

export interface Day extends Span {
  readonly day: string
}

/** Where something is to go. */
export interface Proposal extends Span {
  readonly laneId: string
}

/** Something with a place on a lane. */
export interface Placed extends Span {
  readonly work: Work
}

const minute = 60_000
const usualMins = 30

/** What it takes of somebody's capacity. */
export const minsOf = ({ serviceMins, from, to }: Work): number =>
  serviceMins || (from !== null && to !== null ? Math.round((to - from) / minute) : usualMins)

/** How long its slot is, or would be. */
export const lengthOf = (work: Work): number =>
  work.isPlanned && work.from !== null && work.to !== null
    ? work.to - work.from
    : (work.serviceMins || usualMins) * minute

const instant = (text: string | null | undefined) => (text ? Date.parse(text) : null)

export const workOf = (action: usePool_action$data[number]): Work => ({
  id: action.id,
  key: action.key,
  addressKey: action.addressKey,
  title: action.title,
  version: action.version,
  from: instant(action.schedule.start),
  to: instant(action.schedule.end),
  isPlanned: action.isScheduled && Boolean(action.schedule.start && action.schedule.end),
  isOpen: action.bucket !== null && action.bucket !== undefined,
  serviceMins: action.serviceTimeMins,
  canPlan: action.viewerTransitions.includes('RESCHEDULE'),
  canAssign: action.viewerTransitions.includes('ASSIGN'),
  priorityId: action.priority.id,
  priority: priorityName(action.priority.name),
  where: [unitText(action.vehicle), action.group?.name, inRoot(action.organization)].filter(Boolean).join(' · '),
  organization: inRoot(action.organization),
  organizationPath: action.organization.path,
  timeZone: action.organization.timeZone,
  assignee: action.assignee ?? null,
})

/** What stands on a lane within a stretch of time, in its order. */
export const placedOn = (pool: readonly Work[], laneId: string, within: Span): Placed[] =>
  pool
    .flatMap((work) =>
      work.isPlanned && work.isOpen && work.assignee?.id === laneId ? [{ work, from: work.from!, to: work.to! }] : [],
    )
    .filter(({ from, to }) => from < within.to && to > within.from)
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
