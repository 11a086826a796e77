// The transitions of an action record: from where to where, who may, and what it takes. Everything that moves a
// record, offers a move or refuses one asks this table.
import type { AccessLevel, Disposition } from '../../prisma/__generated__/client/enums.ts'
import type { Instant } from '../builder.ts'
import { accessLevelNames, rank, type Capability } from '../policy.ts'
import type { Place } from '../scope.ts'
import type { Viewer } from '../viewer.ts'
import { stateOf, stateTable, type State } from './states.ts'

/** What of a record decides where it may go. */
export interface Subject extends Omit<Place, 'parties'> {
  id: string
  status: number
  disposition: Disposition | null
  assigneeId: string | null
  creatorId: string
  delegatorId: string | null
  delegateId: string | null
  escalatedToId: string | null
  escalatedLevel: AccessLevel | null
  actualStart: Instant | null
  actualEnd: Instant | null
  statusAt: Instant
  version: number
}

/** The columns of a subject, for a selection. */
export const subjectColumns = {
  id: true,
  rootId: true,
  organizationId: true,
  departmentId: true,
  groupId: true,
  bucket: true,
  status: true,
  disposition: true,
  assigneeId: true,
  creatorId: true,
  delegatorId: true,
  delegateId: true,
  escalatedToId: true,
  escalatedLevel: true,
  actualStart: true,
  actualEnd: true,
  statusAt: true,
  version: true,
} as const

/** Where a subject is and whose it is. */
export const placeOf = (subject: Subject): Place => ({
  ...subject,
  parties: [subject.assigneeId, subject.creatorId, subject.delegatorId, subject.delegateId, subject.escalatedToId].filter(
    (party) => party !== null,
  ),
})

/** What a transition asks for beside the record. */
export type Need = 'REASON' | 'NOTE' | 'HOLD_KIND' | 'LEVEL' | 'DELEGATE' | 'DURATION' | 'ASSIGNEE' | 'PRIORITY'

/** True, or the sentence that says why not. */
type Answer = true | string
type Who = (viewer: Viewer, subject: Subject & Place, now: Date) => Answer

interface Transition {
  /** As on a button. */
  label: string
  from: readonly State[]
  /** Where it leads; undefined where the state stays. */
  to?: State
  who: Who
  needs?: (subject: Pick<Subject, 'status'>) => Need[]
  /** The assignee's own move, done by others on their behalf. */
  onBehalf?: boolean
}

const working = ['STARTED', 'RESUMED'] as const
const waiting = ['WAITING_INTERNAL', 'WAITING_EXTERNAL'] as const
const open = ['QUEUED', ...working, ...waiting] as const

const hour = 3_600_000
const restorableDays = 30
const reopenHours = 24

/** The assignee, or whoever has the capability over the record. */
const assigneeOr =
  (...capabilities: Capability[]): Who =>
  (viewer, subject) => {
    const own = subject.assigneeId === viewer.id
    const may = capabilities.some(
      (capability) => viewer.commands(capability, subject) || (own && viewer.reaches(capability, subject)),
    )
    if (may) return true
    const refusal = viewer.refusal(capabilities[0]!, subject.rootId)
    return own ? refusal : `Only the assignee may do this. ${refusal}`
  }

const supervision: Who = (viewer, subject) =>
  viewer.commands('records.supervise', subject) || viewer.refusal('records.supervise', subject.rootId)

const either =
  (...whos: Who[]): Who =>
  (viewer, subject, now) => {
    const answers = whos.map((who) => who(viewer, subject, now))
    return answers.includes(true) || answers.at(-1)!
  }

const onlyIf =
  (test: (viewer: Viewer, subject: Subject & Place, now: Date) => boolean, otherwise: string): Who =>
  (viewer, subject, now) =>
    test(viewer, subject, now) || otherwise

const starter: Who = (viewer, subject, now) => {
  const ownGroup = viewer.memberships.some(({ groupIds }) => subject.groupId && groupIds.includes(subject.groupId))
  if (!subject.assigneeId && ownGroup && viewer.reaches('records.seeNextUp', subject)) return true
  return assigneeOr('records.work')(viewer, subject, now)
}

const answerer: Who = (viewer, subject) => {
  if (subject.escalatedToId === viewer.id) return true
  const level = viewer.levelAt(subject)
  const wanted = subject.escalatedLevel ?? 'ADMIN'
  if (level && rank(level) <= rank(wanted) && viewer.commands('records.answer', subject)) return true
  return `Only ${accessLevelNames[wanted]} or above may answer this escalation.`
}

const manager: Who = (viewer, subject) =>
  viewer.reaches('records.manage', subject) || viewer.refusal('records.manage', subject.rootId)

const elapsed = (since: Instant | null, now: Date) => now.getTime() - new Date(since ?? 0).getTime()

export const transitions = {
  START: { label: 'Start', from: ['QUEUED'], to: 'STARTED', who: starter, onBehalf: true },
  HOLD: {
    label: 'Hold',
    from: ['QUEUED', ...working],
    to: 'WAITING_INTERNAL',
    who: assigneeOr('records.work'),
    needs: () => ['HOLD_KIND', 'REASON'],
    onBehalf: true,
  },
  CHANGE_HOLD: {
    label: 'Change what it waits for',
    from: waiting,
    who: assigneeOr('records.work', 'records.manage'),
    needs: () => ['HOLD_KIND', 'REASON'],
    onBehalf: true,
  },
  RESUME: { label: 'Resume', from: waiting, to: 'RESUMED', who: assigneeOr('records.work'), onBehalf: true },
  REQUEUE: {
    label: 'Back to Next Up',
    from: [...working, ...waiting],
    to: 'QUEUED',
    who: either(assigneeOr('records.work'), supervision),
    needs: ({ status }) => (status === 1 || status === 2 ? ['REASON'] : []),
    onBehalf: true,
  },
  ESCALATE: {
    label: 'Escalate',
    from: open,
    to: 'ESCALATED',
    who: assigneeOr('records.escalate'),
    needs: () => ['LEVEL', 'REASON'],
    onBehalf: true,
  },
  DELEGATE: {
    label: 'Delegate',
    from: open,
    to: 'DELEGATED',
    who: assigneeOr('records.delegateDown', 'records.delegateSideways', 'records.delegateUp'),
    needs: () => ['DELEGATE'],
    onBehalf: true,
  },
  ACCEPT: {
    label: 'Accept',
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegateId === viewer.id, 'Only the delegate may accept.'),
  },
  DECLINE: {
    label: 'Decline',
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegateId === viewer.id, 'Only the delegate may decline.'),
    needs: () => ['REASON'],
  },
  RECALL: {
    label: 'Recall',
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegatorId === viewer.id, 'Only who delegated it may recall it.'),
  },
  RETURN: { label: 'Return', from: ['ESCALATED'], to: 'QUEUED', who: answerer, needs: () => ['NOTE'] },
  TAKE_OVER: { label: 'Take over', from: ['ESCALATED'], to: 'STARTED', who: answerer, needs: () => ['NOTE'] },
  RESOLVE: { label: 'Resolve', from: ['ESCALATED'], to: 'COMPLETE', who: answerer, needs: () => ['NOTE'] },
  RAISE: {
    label: 'One level up',
    from: ['ESCALATED'],
    who: (viewer, subject, now) =>
      subject.escalatedLevel === 'ADMIN' ? 'There is no level above Admin.' : answerer(viewer, subject, now),
    needs: () => ['NOTE'],
  },
  WITHDRAW: {
    label: 'Withdraw',
    from: [...open, 'ESCALATED', 'DELEGATED'],
    to: 'WITHDRAWN',
    who: either(
      onlyIf((viewer, subject) => subject.creatorId === viewer.id, 'Only who created it may withdraw it.'),
      supervision,
    ),
    needs: () => ['REASON'],
  },
  RESTORE: {
    label: 'Restore',
    from: ['WITHDRAWN'],
    to: 'QUEUED',
    who: (viewer, subject, now) =>
      elapsed(subject.statusAt, now) > restorableDays * 24 * hour
        ? `A withdrawn record can be restored for ${restorableDays} days.`
        : supervision(viewer, subject, now),
  },
  COMPLETE: {
    label: 'Complete',
    from: working,
    to: 'COMPLETE',
    who: assigneeOr('records.work'),
    onBehalf: true,
  },
  QUICK_COMPLETE: {
    label: 'Complete at once',
    from: ['QUEUED'],
    to: 'COMPLETE',
    who: assigneeOr('records.work'),
    needs: () => ['DURATION'],
    onBehalf: true,
  },
  REOPEN: {
    label: 'Reopen',
    from: ['COMPLETE'],
    to: 'RESUMED',
    who: either(
      onlyIf(
        (viewer, subject, now) =>
          subject.assigneeId === viewer.id && elapsed(subject.actualEnd, now) <= reopenHours * hour,
        `The assignee may reopen within ${reopenHours} hours.`,
      ),
      supervision,
    ),
    needs: () => ['REASON'],
  },
  ASSIGN: { label: 'Assign', from: open, who: manager, needs: () => ['ASSIGNEE'] },
  REPRIORITIZE: {
    label: 'Change priority',
    from: [...open, 'ESCALATED', 'DELEGATED'],
    who: manager,
    needs: () => ['PRIORITY'],
  },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions

export const transitionNames = Object.keys(transitions) as TransitionName[]

export const transitionOf = (name: TransitionName): Transition => transitions[name]

export interface Possibility {
  name: TransitionName
  label: string
  allowed: boolean
  /** Why not; empty where it is allowed. */
  reason: string
  to: State
  needs: Need[]
}

/** Whether a record may make a transition for a viewer, and why not. */
export function possibility(
  name: TransitionName,
  viewer: Viewer,
  subject: Subject & Place,
  now: Date,
): Possibility {
  const { label, from, to, who, needs } = transitionOf(name)
  const state = stateOf(subject.status, subject.disposition)
  const answer = from.includes(state)
    ? who(viewer, subject, now)
    : `A record that is ${stateTable[state].name} can't take this step.`
  return {
    name,
    label,
    allowed: answer === true,
    reason: answer === true ? '' : answer,
    to: to ?? state,
    needs: needs?.(subject) ?? [],
  }
}

/** All transitions of a record, each with whether and why not. */
export function possibilities(viewer: Viewer, subject: Subject, now: Date): Possibility[] {
  const placed = { ...subject, ...placeOf(subject) }
  return transitionNames.map((name) => possibility(name, viewer, placed, now))
}
