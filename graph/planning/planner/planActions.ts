// Plans many records at once, each for itself: what could not be planned says why, and each has a step to undo it by.
import { builder } from '../../kernel/builder.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation, type Call } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { oneByOne } from '../../kernel/oneByOne.ts'
import { decisionOf } from '../../work/action/movingMutation.ts'
import { readSubject } from '../../work/action/readActions.ts'
import { moveAction } from '../../work/action/transition.ts'
import { failed, TransitionOutcome, type Outcome } from '../../work/action/TransitionOutcome.ts'
import * as t from './__generated__/messages.ts'

const PlanInput = builder.inputType('PlanActionInput', {
  description: 'A record with the slot it is planned in.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The action record.' }),
    version: t.int({
      description: 'The expected version of the record; any other current version fails with a `ConflictError`.',
    }),
    userId: t.id({ required: true, description: 'The user who does it.' }),
    from: t.field({ type: 'DateTime', required: true, description: 'When the slot begins.' }),
    to: t.field({ type: 'DateTime', required: true, description: 'When the slot ends.' }),
  }),
})

const most = 100

mutation('planActions', {
  description: 'Plans several records, each in a slot of a user; each succeeds or fails independently.',
  policy: 'records.see',
  input: (t) => ({
    plans: t.field({ type: [PlanInput], required: true, description: 'The records with their slots, at most 100.' }),
  }),
  async resolve({ plans }, call) {
    if (plans.length < 1 || plans.length > most)
      throw new ValidationError([{ path: 'plans', message: t.planRecords({ most }) }])
    const twice = plans.findIndex(({ id }, i) => plans.findIndex((one) => one.id === id) < i)
    if (twice >= 0) throw new ValidationError([{ path: `plans.${twice}.id`, message: t.planOnce }])
    return oneByOne(call, plans, outcomeOf, (outcomes) => ({ outcomes }))
  },
  success: (t) => ({
    outcomes: t.expose('outcomes', {
      type: [TransitionOutcome],
      description: 'The outcome for each record, in the order of the input.',
    }),
  }),
})

async function outcomeOf(
  call: Call,
  { id, version, userId, from, to }: typeof PlanInput.$inferInput,
): Promise<Outcome> {
  const uuid = uuidOf('Action', id)
  try {
    const slot = { scheduledStart: from, scheduledEnd: to, isScheduled: true, assigneeId: userId }
    const { stepId } = await moveAction(call, 'RESCHEDULE', { uuid, version }, (moving) =>
      decisionOf('RESCHEDULE')(slot, moving),
    )
    return { actionId: uuid, stepId, error: null }
  } catch (error) {
    // It may be no record, or none that the viewer sees.
    const seen = await readSubject(call.context, { column: 'id', values: [uuid] })
    return { actionId: seen?.id ?? null, error: failed(call.context, error) }
  }
}
