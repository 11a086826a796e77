// Who may make a transition: the rules that the table is made of.
import type { Instant } from '../builder.ts'
import { accessLevelNames, rank, type Capability } from '../policy.ts'
import type { Place } from '../scope.ts'
import type { Viewer } from '../viewer.ts'
import type { Subject } from './subject.ts'

/** True, or the sentence that says why not. */
type Answer = true | string
export type Who = (viewer: Viewer, subject: Subject & Place, now: Date) => Answer

/** The assignee, or whoever has the capability over the record. */
export const assigneeOr =
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

export const manager: Who = (viewer, subject) =>
  viewer.reaches('records.manage', subject) || viewer.refusal('records.manage', subject.rootId)

export const elapsed = (since: Instant | null, now: Date) => now.getTime() - new Date(since ?? 0).getTime()
