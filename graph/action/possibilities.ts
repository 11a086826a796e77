// Which transitions a record may make for a viewer, and why not the others.
import type { Place } from '../scope.ts'
import type { Viewer } from '../viewer.ts'
import { stateOf, stateTable, type State } from './states.ts'
import { placeOf, type Subject } from './subject.ts'
import { transitionNames, transitionOf, type Need, type TransitionName } from './transitions.ts'

export interface Possibility {
  name: TransitionName
  label: string
  allowed: boolean
  /** Why not; empty where it is allowed. */
  reason: string
  to: State
  needs: Need[]
  /** By whose rights: all of these may, the viewer themselves, or the absent one that they stand in for, and they as that one. */
  by: readonly [Viewer, ...Viewer[]]
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
  const isFrom = from.includes(state)
  const own = isFrom ? who(viewer, subject, now) : `A record that is ${stateTable[state].name} can't take this step.`
  const standIn =
    isFrom && own !== true
      ? viewer.standsIn.find(({ rootId, absent, both }) =>
          rootId === subject.rootId && subject.parties.includes(absent.id) && both.every((one) => who(one, subject, now) === true))
      : undefined
  const answer = standIn ? true : own
  return {
    name,
    label,
    allowed: answer === true,
    reason: answer === true ? '' : answer,
    to: to ?? state,
    needs: needs?.(subject) ?? [],
    by: standIn?.both ?? [viewer],
  }
}

/** The transitions that a viewer may make of a record now. */
export const allowedNames = (viewer: Viewer, subject: Subject, now: Date): TransitionName[] =>
  possibilities(viewer, subject, now).flatMap(({ allowed, name }) => (allowed ? [name] : []))

/** All transitions of a record, each with whether and why not. */
export function possibilities(viewer: Viewer, subject: Subject, now: Date): Possibility[] {
  const placed = { ...subject, ...placeOf(subject) }
  return transitionNames.map((name) => possibility(name, viewer, placed, now))
}
