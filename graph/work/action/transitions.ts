// The transitions of an action record: from where to where, who may, and what it takes. Everything that moves a
// record, offers a move or refuses one asks this table.
import type { State } from './states.ts'
import type { Subject } from './subject.ts'
import {
  answerer,
  assigneeOr,
  either,
  elapsed,
  manager,
  onlyIf,
  signer,
  starter,
  supervision,
  type Who,
} from './who.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What a transition asks for beside the record. */
export type Need =
  | 'REASON'
  | 'NOTE'
  | 'HOLD_KIND'
  | 'LEVEL'
  | 'DELEGATE'
  | 'DURATION'
  | 'ASSIGNEE'
  | 'PRIORITY'
  | 'SLOT'
  | 'FIELDS'

interface Transition {
  /** As on a button. */
  label: Text
  from: readonly State[]
  /** Where it leads; undefined where the state stays. */
  to?: State
  who: Who
  needs?: (subject: Pick<Subject, 'status'>) => Need[]
  /** The assignee's own move, done by others on their behalf. */
  onBehalf?: boolean
  /**
   * What it takes of the mandatory items of the record's checklists: that they are answered, that there are none, or
   * that whoever leaves them open says so.
   */
  checklist?: 'ANSWERED' | 'NONE' | 'CONFIRMED'
  /** Whoever was delegated it before has nothing more to do with it. */
  endsDelegation?: boolean
}

const working = ['STARTED', 'RESUMED'] as const
const waiting = ['WAITING_INTERNAL', 'WAITING_EXTERNAL'] as const
const open = ['QUEUED', ...working, ...waiting] as const

const restorableDays = 30
const reopenHours = 24

export const transitions = {
  START: { label: t.start, from: ['QUEUED'], to: 'STARTED', who: starter, onBehalf: true },
  HOLD: {
    label: t.hold,
    from: ['QUEUED', ...working],
    to: 'WAITING_INTERNAL',
    who: assigneeOr('records.work'),
    needs: () => ['HOLD_KIND', 'REASON'],
    onBehalf: true,
  },
  CHANGE_HOLD: {
    label: t.changeHold,
    from: waiting,
    who: assigneeOr('records.work', 'records.manage'),
    needs: () => ['HOLD_KIND', 'REASON'],
    onBehalf: true,
  },
  RESUME: { label: t.resume, from: waiting, to: 'RESUMED', who: assigneeOr('records.work'), onBehalf: true },
  REQUEUE: {
    label: t.requeue,
    from: [...working, ...waiting],
    to: 'QUEUED',
    who: either(assigneeOr('records.work'), supervision),
    needs: ({ status }) => (status === 1 || status === 2 ? ['REASON'] : []),
    onBehalf: true,
  },
  ESCALATE: {
    label: t.escalate,
    from: open,
    to: 'ESCALATED',
    who: assigneeOr('records.escalate'),
    needs: () => ['LEVEL', 'REASON'],
    onBehalf: true,
  },
  DELEGATE: {
    label: t.delegate,
    from: open,
    to: 'DELEGATED',
    who: assigneeOr('records.delegateDown', 'records.delegateSideways', 'records.delegateUp'),
    needs: () => ['DELEGATE'],
    onBehalf: true,
  },
  ACCEPT: {
    label: t.accept,
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegateId === viewer.id, t.onlyDelegateAccepts),
  },
  DECLINE: {
    label: t.decline,
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegateId === viewer.id, t.onlyDelegateDeclines),
    needs: () => ['REASON'],
  },
  RECALL: {
    label: t.recall,
    from: ['DELEGATED'],
    to: 'QUEUED',
    who: onlyIf((viewer, subject) => subject.delegatorId === viewer.id, t.onlyDelegatorRecalls),
  },
  HAND_BACK: {
    label: t.handBack,
    from: open,
    to: 'QUEUED',
    who: onlyIf(
      (viewer, { assigneeId, delegatorId }) =>
        assigneeId === viewer.id && delegatorId !== null && delegatorId !== viewer.id,
      t.onlyTakerHandsBack,
    ),
    needs: () => ['REASON'],
  },
  RETURN: { label: t.sendBack, from: ['ESCALATED'], to: 'QUEUED', who: answerer, needs: () => ['NOTE'] },
  TAKE_OVER: {
    label: t.takeOver,
    from: ['ESCALATED'],
    to: 'STARTED',
    who: answerer,
    needs: () => ['NOTE'],
    endsDelegation: true,
  },
  RESOLVE: {
    label: t.resolve,
    from: ['ESCALATED'],
    to: 'COMPLETE',
    who: answerer,
    needs: () => ['NOTE'],
    checklist: 'CONFIRMED',
    endsDelegation: true,
  },
  RAISE: {
    label: t.raise,
    from: ['ESCALATED'],
    who: (viewer, subject, now) =>
      subject.escalatedLevel === 'ADMIN' ? t.noLevelAbove : answerer(viewer, subject, now),
    needs: () => ['NOTE'],
  },
  WITHDRAW: {
    label: t.withdraw,
    from: [...open, 'ESCALATED', 'DELEGATED'],
    to: 'WITHDRAWN',
    who: either(
      onlyIf((viewer, subject) => subject.creatorId === viewer.id, t.onlyCreatorWithdraws),
      supervision,
    ),
    needs: () => ['REASON'],
    endsDelegation: true,
  },
  RESTORE: {
    label: t.restore,
    from: ['WITHDRAWN'],
    to: 'QUEUED',
    who: (viewer, subject, now) =>
      elapsed(subject.statusAt, now) > restorableDays * 24 * hour
        ? t.restorable({ days: restorableDays })
        : supervision(viewer, subject, now),
  },
  COMPLETE: {
    label: t.finish,
    from: working,
    to: 'COMPLETE',
    who: assigneeOr('records.work'),
    onBehalf: true,
    checklist: 'ANSWERED',
    endsDelegation: true,
  },
  QUICK_COMPLETE: {
    label: t.completeNow,
    from: ['QUEUED'],
    to: 'COMPLETE',
    who: assigneeOr('records.work'),
    needs: () => ['DURATION'],
    onBehalf: true,
    checklist: 'NONE',
    endsDelegation: true,
  },
  REOPEN: {
    label: t.reopen,
    from: ['COMPLETE'],
    to: 'RESUMED',
    who: either(
      onlyIf(
        (viewer, subject, now) =>
          subject.assigneeId === viewer.id && elapsed(subject.actualEnd, now) <= reopenHours * hour,
        t.reopenable({ hours: reopenHours }),
      ),
      supervision,
    ),
    needs: () => ['REASON'],
  },
  ASSIGN: { label: t.assign, from: open, who: manager, needs: () => ['ASSIGNEE'], endsDelegation: true },
  SIGN_OFF: { label: t.signOff, from: ['COMPLETE'], who: signer },
  REPRIORITIZE: {
    label: t.changePriority,
    from: [...open, 'ESCALATED', 'DELEGATED'],
    who: manager,
    needs: () => ['PRIORITY'],
  },
  EDIT: {
    label: t.edit,
    from: [...open, 'ESCALATED', 'DELEGATED', 'COMPLETE'],
    who: manager,
    needs: () => ['FIELDS'],
  },
  RESCHEDULE: { label: t.reschedule, from: [...open, 'ESCALATED', 'DELEGATED'], who: manager, needs: () => ['SLOT'] },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions

export const transitionNames = Object.keys(transitions) as TransitionName[]

export const transitionOf = (name: TransitionName): Transition => transitions[name]
