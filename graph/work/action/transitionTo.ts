// Which transition a status means that a legacy client names for a record.
import type { Context } from '../../kernel/context.ts'
import { InvalidTransitionError, ValidationError } from '../../kernel/errors.ts'
import type { AnyInput } from './movingMutation.ts'
import type { SubjectRow } from './readActions.ts'
import { stateOf, stateTable } from './states.ts'
import { possibilities } from './possibilities.ts'
import { transitionOf, transitionNames, type TransitionName } from './transitions.ts'
import * as t from './__generated__/messages.ts'

interface Wanted {
  transition?: TransitionName | null
  statusID?: number | null
}

interface Found {
  /** Undefined where the record is there already. */
  transition?: TransitionName
  input: AnyInput
}

export function transitionTo(
  context: Context,
  subject: SubjectRow,
  { transition, statusID }: Wanted,
  input: AnyInput,
): Found {
  if (transition) return { transition, input }
  if (statusID == null) throw new ValidationError([{ path: 'transition', message: t.nameTransition }])
  if (statusID === 6) {
    if (input.delegateId) return { transition: 'DELEGATE', input }
    throw new ValidationError([{ path: 'transition', message: t.sayWhich }])
  }
  if (statusID === subject.status) return { input }
  if (statusID === 3 || statusID === 4) {
    const isHeld = subject.status === 3 || subject.status === 4
    return {
      transition: isHeld ? 'CHANGE_HOLD' : 'HOLD',
      input: { ...input, kind: statusID === 3 ? 'INTERNAL' : 'EXTERNAL' },
    }
  }
  return { transition: leadingTo(context, subject, statusID), input }
}

/** A transition that leads from the record's state to a status, one that is allowed before others. */
function leadingTo(context: Context, subject: SubjectRow, statusID: number): TransitionName {
  if (!context.references.find('RECORD_STATUS', statusID)) {
    throw new ValidationError([{ path: 'statusID', message: t.nameStatus }])
  }
  const state = stateOf(subject.status, subject.disposition)
  const allowed = possibilities(context.requireViewer(), subject, context.now).filter((one) => one.allowed)
  const leads = (name: TransitionName) => {
    const { from, to } = transitionOf(name)
    const resumesToStart = name === 'RESUME' && !subject.actualStart
    const status = resumesToStart ? 1 : to && stateTable[to].status
    return from.includes(state) && status === statusID
  }
  const found = allowed.find(({ name }) => leads(name))?.name ?? transitionNames.find(leads)
  if (found) return found
  throw new InvalidTransitionError(
    t.noStep({ state: stateTable[state].name }),
    allowed.map(({ name }) => name),
  )
}
