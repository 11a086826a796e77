// What else a transition writes: a noun above adds to its statement what it keeps of records itself.
import type { ClockKind } from '../../../prisma/__generated__/client/enums.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { State } from './states.ts'
import type { Subject } from './subject.ts'

/** A step up, as a transition makes it: from which level, and by which clock where it was one. */
export interface StepUp {
  fromLevel: AccessLevel | null
  clock?: ClockKind
}

interface Written {
  subject: Subject
  target: State | undefined
  step: StepUp | undefined
  endsDelegation: boolean
  at: Date
  /** Expressions of the transition's statement. */
  transition: string
  actor: string
  why: string
  now: string
}

/** Commands that read the record as `changed`; none for most transitions. */
type Along = (parameters: Parameters, written: Written) => string[]

const all: Along[] = []

export const writeAlong = (along: Along) => all.push(along)

export const alongTransition: Along = (parameters, written) => all.flatMap((along) => along(parameters, written))
