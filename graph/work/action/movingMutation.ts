// What the mutations that move a record share: how it is named in the input, and the record in the answer.
import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { ChecklistOpenError, InvalidTransitionError } from '../../kernel/errors.ts'
import type { Given } from '../../kernel/fields.ts'
import type { Clears } from '../../kernel/patch.ts'
import { mutation } from '../../kernel/mutation.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { check, reason as reasonText } from '../../kernel/validation.ts'
import { Action } from './Action.ts'
import type { editableFields } from './fields.ts'
import { loadAction } from './readActions.ts'
import { makeTransition, type Effect, type Moved, type Moving } from './transition.ts'
import { transitionOf, type TransitionName } from './transitions.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Moved>

const targetFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The action record.' }),
  version: t.int({
    description: 'The expected version of the record; any other current version returns a `ConflictError`.',
  }),
})

export const reasonField = (t: InputBuilder, about: string) => t.string({ required: true, description: about })

/** The fields of an answer that is the record. */
export const actionInAnswer = (t: SuccessBuilder) => ({
  action: t.field({
    type: Action,
    description: 'The record after the change.',
    resolve: async ({ actionId, row }, _args, context, info) => row ?? (await loadAction(context, info, actionId))!,
  }),
})

interface MovingOptions<Fields extends InputFieldMap> {
  description: string
  input?: (t: InputBuilder) => Fields
  clears?: Clears
  decide: (input: InputShapeFromFields<Fields>, moving: Moving) => Effect | Promise<Effect>
}

/** What any transition may take, for the door that takes any. */
export interface AnyInput extends Given<typeof editableFields> {
  kind?: 'INTERNAL' | 'EXTERNAL' | null
  reason?: string | null
  note?: string | null
  resumeAt?: Date | null
  level?: AccessLevel | null
  delegateId?: string | null
  until?: Date | null
  assigneeId?: string | null
  actionClassId?: number | null
  groupId?: string | null
  locationId?: string | null
  vehicleId?: string | null
  priorityId?: number | null
  durationMins?: number | null
  scheduledStart?: Date | null
  scheduledEnd?: Date | null
  isScheduled?: boolean | null
  isUnassigned?: boolean | null
  leavesOpen?: boolean | null
}

const decisions = new Map<TransitionName, (input: AnyInput, moving: Moving) => Effect | Promise<Effect>>()

/** What a transition does with its input, as its mutation has it. */
export const decisionOf = (transition: TransitionName) => decisions.get(transition)!

/** Adds a mutation that makes one transition. */
export function movingMutation<Fields extends InputFieldMap>(
  mutationName: string,
  transition: TransitionName,
  { description, input, clears, decide }: MovingOptions<Fields>,
) {
  decisions.set(transition, decide as never)
  mutation(mutationName, {
    description,
    policy: 'records.see',
    input: (t) => ({ ...targetFields(t), ...input?.(t) }),
    clears,
    isUndoable: true,
    errors: [InvalidTransitionError, ...(transitionOf(transition).checklist ? [ChecklistOpenError] : [])],
    resolve: (given, call) =>
      makeTransition(call, transition, given, (moving) =>
        decide(given as unknown as InputShapeFromFields<Fields>, moving),
      ),
    success: actionInAnswer,
  })
}

/** The reason in an input, checked. */
export const reasonIn = (input: { reason?: string | null }): string =>
  check(z.object({ reason: reasonText }), input).reason

/** The note in an input, checked. */
export const noteIn = (input: { note?: string | null }): string => check(z.object({ note: reasonText }), input).note
