// Which transitions a record may make for a viewer, and why not the others.
import { isSaid, type Said, type Text } from '../../kernel/messages/text.ts'
import type { Place } from '../../kernel/scope.ts'
import { standsInAt, type Viewer } from '../../kernel/viewer.ts'
import { stateOf, stateTable, type State } from './states.ts'
import { recordPlace, type Subject } from './subject.ts'
import { transitionNames, transitionOf, type Need, type TransitionName } from './transitions.ts'
import * as t from './__generated__/messages.ts'

export interface Possibility {
  name: TransitionName
  label: Text
  allowed: boolean
  /** Whether the record's state allows it, apart from the viewer's rights. */
  fitsState: boolean
  /** Why not; empty where it is allowed. */
  reason: Said
  /** Whether the viewer may, and the record's checklists stand in the way. */
  isObstructed: boolean
  /** Whether that ends with answers to them. */
  awaitsChecklist: boolean
  to: State
  needs: Need[]
  /**
   * By whose rights: all of these may, the viewer themselves, or the absent one that they stand in for, and they as
   * that one.
   */
  by: readonly [Viewer, ...Viewer[]]
}

/** Whether a record may make a transition for a viewer, and why not. */
export function possibility(name: TransitionName, viewer: Viewer, subject: Subject & Place, now: Date): Possibility {
  const { label, from, to, needs, checklist } = transitionOf(name)
  const state = stateOf(subject.status, subject.disposition)
  const fitsState = from.includes(state)
  const rights = fitsState ? rightsTo(name, viewer, subject, now) : t.noStep({ state: stateTable[state].name })
  const may = !isSaid(rights)
  const obstacle = may ? inChecklist(checklist, subject) : undefined
  return {
    name,
    label,
    allowed: may && !obstacle,
    fitsState,
    reason: may ? (obstacle ?? '') : rights,
    isObstructed: obstacle !== undefined,
    awaitsChecklist: checklist === 'ANSWERED' && obstacle !== undefined,
    to: to ?? state,
    needs: needs?.(subject) ?? [],
    by: may ? rights : [viewer],
  }
}

/**
 * By whose rights a viewer may make a transition, whatever state the record is in: their own, or of who they stand in
 * for.
 */
export function rightsTo(
  name: TransitionName,
  viewer: Viewer,
  subject: Subject & Place,
  now: Date,
): Possibility['by'] | Said {
  const { who } = transitionOf(name)
  const own = who(viewer, subject, now)
  if (own === true) return [viewer]
  const standIn = viewer.standsIn.find(
    (one) =>
      standsInAt(one, subject) &&
      subject.parties.includes(one.absent.id) &&
      one.both.every((by) => who(by, subject, now) === true),
  )
  return standIn?.both ?? own
}

type Checks = ReturnType<typeof transitionOf>['checklist']

/** How the record's checklists stand in the way of a transition that the viewer may make. */
function inChecklist(wanted: Checks, { mandatoryItems, mandatoryOpen }: Subject): Said | undefined {
  if (wanted === 'NONE' && mandatoryItems) return t.startFirst
  return wanted === 'ANSWERED' && mandatoryOpen ? t.itemsOpen({ count: mandatoryOpen }) : undefined
}

/** The transitions that a viewer may try of a record now: one that awaits the checklist leads to what is open there. */
export const allowedNames = (viewer: Viewer, subject: Subject, now: Date): TransitionName[] =>
  viewer.closingOf(subject.rootId)
    ? []
    : possibilities(viewer, subject, now).flatMap(({ allowed, awaitsChecklist, name }) =>
        allowed || awaitsChecklist ? [name] : [],
      )

/** The same of a record that takes none: one that is looked back to, or of an organization that closes. */
export const noPossibilities = (viewer: Viewer, subject: Subject, now: Date, reason: Said): Possibility[] =>
  possibilities(viewer, subject, now).map((one) => ({
    ...one,
    allowed: false,
    reason,
    isObstructed: false,
    awaitsChecklist: false,
    by: [viewer],
  }))

/** All transitions of a record, each with whether and why not. */
export function possibilities(viewer: Viewer, subject: Subject, now: Date): Possibility[] {
  const placed = { ...subject, ...recordPlace(subject) }
  return transitionNames.map((name) => possibility(name, viewer, placed, now))
}
