// Who may make a transition: the rules that the table is made of.
import type { Instant } from '../../kernel/builder.ts'
import {
  accessLevelNames,
  accessLevels,
  purpose,
  rank,
  reachOf,
  type AccessLevel,
  type Capability,
} from '../../kernel/policy.ts'
import type { Place } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Subject } from './subject.ts'
import type { Said } from '../../kernel/messages/text.ts'

/** True, or the sentence that says why not. */
type Answer = true | Said
export type Who = (viewer: Viewer, subject: Subject & Place, now: Date) => Answer

/**
 * Why somebody may not do with what was delegated to them what those may not who passed it on; undefined where all may.
 * What they may do with it by their own reach, and not as its assignee, is their own affair.
 */
export function movesBeyond(
  viewer: Viewer,
  subject: Subject & Place,
  anyOf: (level: AccessLevel) => readonly Capability[],
): string | undefined {
  if (subject.assigneeId !== viewer.id) return undefined
  const cells = viewer.cellsOf(subject.rootId)
  for (const place of subject.delegatorLevels) {
    const level = accessLevels[place]!
    const wanted = anyOf(level)
    const may = wanted.some((capability) => reachOf(capability, level, cells) !== 'NONE')
    if (!may) return `It was delegated by somebody who may not ${purpose(wanted[0]!)}.`
  }
  return undefined
}

/** The assignee, or whoever has the capability over the record. */
export const assigneeOr =
  (...capabilities: Capability[]): Who =>
  (viewer, subject) => {
    const own = subject.assigneeId === viewer.id
    if (capabilities.some((capability) => viewer.commands(capability, subject))) return true
    if (own && capabilities.some((capability) => viewer.reaches(capability, subject))) {
      return movesBeyond(viewer, subject, () => capabilities) ?? true
    }
    const refusal = viewer.refusal(capabilities[0]!, subject.rootId)
    return own ? refusal : `Only the assignee may do this. ${refusal}`
  }

export const supervision: Who = (viewer, subject) =>
  viewer.commands('records.supervise', subject) || viewer.refusal('records.supervise', subject.rootId)

export const either =
  (...whos: Who[]): Who =>
  (viewer, subject, now) => {
    const answers = whos.map((who) => who(viewer, subject, now))
    return answers.includes(true) || answers.at(-1)!
  }

export const onlyIf =
  (test: (viewer: Viewer, subject: Subject & Place, now: Date) => boolean, otherwise: string): Who =>
  (viewer, subject, now) =>
    test(viewer, subject, now) || otherwise

export const starter: Who = (viewer, subject, now) => {
  const ownGroup = viewer.memberships.some(({ groupIds }) => subject.groupId && groupIds.includes(subject.groupId))
  if (!subject.assigneeId && ownGroup && viewer.reaches('records.seeNextUp', subject)) return true
  return assigneeOr('records.work')(viewer, subject, now)
}

export const answerer: Who = (viewer, subject) => {
  if (subject.escalatedToId === viewer.id) return true
  const level = viewer.levelAt(subject)
  const wanted = subject.escalatedLevel ?? 'ADMIN'
  if (level && rank(level) <= rank(wanted) && viewer.commands('records.answer', subject)) return true
  return `Only ${accessLevelNames[wanted]} or above may answer this escalation.`
}

export const manager: Who = (viewer, subject) => {
  if (viewer.commands('records.manage', subject)) return true
  if (!viewer.reaches('records.manage', subject)) return viewer.refusal('records.manage', subject.rootId)
  return movesBeyond(viewer, subject, () => ['records.manage']) ?? true
}

/** Who completed it, whoever that was, is not who signs it off. */
export const ownCompletion = 'Somebody else than who completed it signs it off.'

export const signer: Who = (viewer, subject, now) => {
  if (!subject.requiresSignOff) return 'It asks for no sign-off.'
  if (subject.signedOffAt) return 'It is signed off already.'
  return subject.completedById === viewer.id ? ownCompletion : supervision(viewer, subject, now)
}

export const elapsed = (since: Instant | null, now: Date) => now.getTime() - new Date(since ?? 0).getTime()
