// The door for many records at once, and for legacy clients that name a status instead of a transition. Each record is
// asked for by itself; what failed says why. It is here for the answers to checklists that may come along.
import { builder } from '../../kernel/builder.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { answerFields } from './answerFields.ts'
import { recordToAnswer } from './answering.ts'
import { saveAnswer, type GivenAnswer } from './saveAnswer.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { entry } from '../../kernel/entryId.ts'
import { entered } from '../../kernel/fields.ts'
import { mutation, type Call } from '../../kernel/mutation.ts'
import { oneByOne } from '../../kernel/oneByOne.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { TransitionName } from '../action/enums.ts'
import { editableFields } from '../action/fields.ts'
import { HoldKind } from '../action/holdKind.ts'
import { decisionOf, type AnyInput } from '../action/movingMutation.ts'
import { readSubject } from '../action/readActions.ts'
import { moveAction } from '../action/transition.ts'
import { failed, TransitionOutcome } from '../action/TransitionOutcome.ts'
import { transitionTo } from '../action/transitionTo.ts'
import type { TransitionName as Name } from '../action/transitions.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const ItemAnswerInput = builder.inputType('ChecklistItemAnswerInput', {
  description: 'A checklist item of a record with its answer.',
  fields: (t) => answerFields(t as never),
})

const atMost = 100

mutation('transitionActions', {
  description:
    'Applies a transition to several records, or moves them to a status; each record succeeds or fails independently.',
  policy: 'records.see',
  input: (t) => ({
    ids: t.idList({ description: 'The ids of the records, at most 100.', ...orLegacy() }),
    internalIDs: t.intList({
      description: 'The numbers of the records, as an alternative or in addition to the ids.',
      ...legacy(),
    }),
    version: t.int({ description: 'The expected version; allowed for a single record only.' }),
    transition: t.field({ type: TransitionName, description: 'The transition to apply.', ...orLegacy() }),
    statusID: t.int({
      description: 'The number of the status to take them to, where no transition is named.',
      ...legacy(),
    }),
    kind: t.field({ type: HoldKind, description: 'What the held records are waiting for.' }),
    reason: t.string({ description: 'The reason, if the transition requires one.' }),
    note: t.string({ description: 'The note, if the transition requires one.' }),
    resumeAt: t.field({ type: 'DateTime', description: 'When the held records are expected to resume.' }),
    level: t.field({ type: AccessLevel, description: 'The access level to escalate to.' }),
    delegateId: t.id({ description: 'The user to delegate the records to.' }),
    until: t.field({ type: 'DateTime', description: 'When the delegation ends and the records return automatically.' }),
    assigneeId: t.id({ description: 'The user to assign the records to.' }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', { description: 'The new priority.' }),
    scheduledStart: t.field({ type: 'DateTime', description: 'The earliest time the records may be started.' }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When the records are due.' }),
    isScheduled: t.boolean({
      description: 'Whether the times form a reserved slot; defaults to true if both a start and an end are given.',
    }),
    isUnassigned: t.boolean({ description: 'Whether to unassign the records when rescheduling.' }),
    leavesOpen: t.boolean({
      description: 'Whether to resolve an escalation even if mandatory checklist items are open.',
    }),
    ...entered(t, editableFields),
    actionClassId: entry(t, 'ACTION_CLASS', { description: 'The new action class.' }),
    groupId: t.id({ description: 'The group responsible for the records; null removes it.' }),
    locationId: t.id({
      description: 'The location of the work; null leaves it to the task record or the organization.',
    }),
    vehicleId: t.id({ description: 'The vehicle the work is on; null removes it.' }),
    durationMins: t.int({ description: 'The time the work took, in minutes, from 1 to 1,440.' }),
    checklist: t.field({
      type: [ItemAnswerInput],
      description: "Answers to the record's checklists, saved before the transition; allowed for a single record only.",
    }),
  }),
  async resolve({ ids, internalIDs, version, transition, statusID, checklist, ...input }, call) {
    const records = [...(ids ?? []).map((id) => ({ id })), ...(internalIDs ?? []).map((number) => ({ number }))]
    const count = records.length
    if (count < 1 || count > atMost) {
      throw new ValidationError([{ path: 'ids', message: t.nameRecords({ most: atMost }) }])
    }
    if (version != null && count > 1) {
      throw new ValidationError([{ path: 'version', message: t.versionOfOne }])
    }
    if (checklist?.length && count > 1) {
      throw new ValidationError([{ path: 'checklist', message: t.answersOfOne }])
    }
    const wanted = { version, transition, statusID, answers: checklist ?? [] }
    return oneByOne(
      call,
      records,
      (each, record) => outcomeOf(each, record, wanted, input),
      (outcomes) => ({ outcomes }),
    )
  },
  success: (t) => ({
    outcomes: t.expose('outcomes', {
      type: [TransitionOutcome],
      description: 'The outcome for each record, in the order of the input.',
    }),
  }),
})

interface Wanted {
  version?: number | null
  transition?: Name | null
  statusID?: number | null
  answers: readonly GivenAnswer[]
}

async function outcomeOf(call: Call, record: { id: string } | { number: number }, wanted: Wanted, input: AnyInput) {
  let actionId: string | null = null
  try {
    const subject = await readSubject(
      call.context,
      'id' in record
        ? { column: 'id', values: [uuidOf('Action', record.id)] }
        : { column: 'legacy_id', values: [record.number] },
    )
    if (!subject) throw new NotFoundError(the('Action'))
    actionId = subject.id
    await answer(call, subject.id, wanted.answers)
    const { transition, input: completed } = transitionTo(call.context, subject, wanted, input)
    if (!transition) return { actionId, error: null }
    const { stepId } = await moveAction(call, transition, { uuid: subject.id, version: wanted.version }, (moving) =>
      decisionOf(transition)(completed, moving),
    )
    return { actionId, stepId, error: null }
  } catch (error) {
    return { actionId, error: failed(call.context, error) }
  }
}

/** Answers are work of their own: they stay, also where the record then can't move. */
async function answer(call: Call, actionId: string, answers: readonly GivenAnswer[]) {
  if (!answers.length) return
  const record = await recordToAnswer(call.context, globalId('Action', actionId))
  for (const given of answers) await saveAnswer(call, record, given)
}
