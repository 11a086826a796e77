// Makes a transition: finds the record, asks the table, takes the input, and writes the record and its history in one
// statement that changes nothing where somebody else was faster.
import type { StepUp } from './alongTransition.ts'
import { checklistOpen } from './openItems.ts'
import type { Context } from '../../kernel/context.ts'
import {
  ExpectedError,
  ForbiddenError,
  InvalidTransitionError,
  NotFoundError,
  versionConflict,
} from '../../kernel/errors.ts'
import { requireKey } from '../../kernel/idempotency.ts'
import type { Call } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { newStepId } from '../../kernel/stepId.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readSubject, type SubjectRow } from './readActions.ts'
import { stateOf, stateTable, type State } from './states.ts'
import { possibilities, possibility } from './possibilities.ts'
import { recordPlace } from './subject.ts'
import { transitionOf, type TransitionName } from './transitions.ts'
import { writeTransition, type Columns } from './writeTransition.ts'
import { the } from '../../kernel/noun.ts'
import { withRow } from './withRow.ts'
import * as t from './__generated__/messages.ts'

/** What a transition does to a record, beside its status. */
export interface Effect {
  /** Where it leads, if not where the table says. */
  to?: State
  set?: Columns
  /** For the history: why, and what else changed in words. */
  reason?: string
  changes?: Record<string, [string, string]>
  /**
   * What else is written in the same statement, where the record still is as it was seen: each a command that reads the
   * row as `changed`.
   */
  also?: (parameters: Parameters) => string[]
  /** Whether the delegations of the record end with it, where the table does not say so. */
  endsDelegation?: boolean
  /** Where it escalates the record: a step of its ladder. */
  step?: StepUp
}

/** Which record, as the caller last saw it. */
export interface Target {
  id: string
  version?: number | null
}

export interface Moving {
  context: Context
  /** Whose step it is: the viewer's, or that of the absent one for whom they stand in. */
  viewer: Viewer
  /** Who takes it. */
  actor: Viewer
  /** Those who all must be allowed what is asked for beside the step. */
  by: readonly Viewer[]
  subject: SubjectRow
}

/** The answer of a transition: which record, and its row where the same statement has read it. */
export interface Moved extends Record<string, unknown> {
  actionId: string
  /** By which it is undone; undefined where nothing was to be done. */
  stepId?: string
  row?: never
}

export type Decide = (moving: Moving) => Effect | Promise<Effect>

const tries = 3

/** Makes a transition of one record; `decide` checks the rest of the input, which comes after authorization. */
export async function makeTransition(call: Call, name: TransitionName, target: Target, decide: Decide): Promise<Moved> {
  return moveAction(call, name, { uuid: uuidOf('Action', target.id), version: target.version }, decide)
}

/** The same by uuid, and again where another change came in between that the caller did not ask to be told of. */
export async function moveAction(
  call: Call,
  name: TransitionName,
  { uuid, version }: { uuid: string; version?: number | null },
  decide: Decide,
): Promise<Moved> {
  const viewer = call.context.requireViewer()
  for (let attempt = 1; ; attempt++) {
    const subject = await readSubject(call.context, { column: 'id', values: [uuid] })
    if (!subject) throw new NotFoundError(the('Action'))
    if (isThereAlready(name, subject)) return { actionId: uuid }
    if (version != null && version !== subject.version)
      throw stale(name, version, subject, await wanted(call.context, name, subject, decide))
    const by = await allowedBy(name, call.context, subject)
    const effect = await decide({ context: call.context, viewer: by[0], actor: viewer, by, subject })
    const plan = planOf('Action', call.context, call.info, [['action']])
    const { db, now } = call.context
    const stepId = newStepId(now)
    const author = { db, now, actorId: viewer.id, asId: by[0].id, keep: call.keep, stepId }
    const row = await writeTransition(author, name, subject, effect, plan)
    if (row) return withRow({ actionId: uuid, stepId }, row)
    if (call.keep) await requireKey(call.context, call.keep)
    // The version may be the same: an answer of a checklist was taken back meanwhile.
    if (attempt === tries) throw stale(name, subject.version, subject)
  }
}

/** The same state again is no change, whoever asks for it a second time. */
function isThereAlready(name: TransitionName, subject: SubjectRow): boolean {
  const { from, to } = transitionOf(name)
  const state = stateOf(subject.status, subject.disposition)
  return to === state && !from.includes(state)
}

/** By whose rights the viewer may take a step; throws where they may not. */
export async function allowedBy(name: TransitionName, context: Context, subject: SubjectRow) {
  const { now } = context
  const viewer = context.requireViewer()
  const state = stateOf(subject.status, subject.disposition)
  const { allowed, reason, by, isObstructed, awaitsChecklist } = possibility(
    name,
    viewer,
    { ...subject, ...recordPlace(subject) },
    now,
  )
  if (allowed) return by
  if (awaitsChecklist) throw await checklistOpen(context, subject.id)
  if (transitionOf(name).from.includes(state) && !isObstructed) throw new ForbiddenError(reason)
  const others = possibilities(viewer, subject, now).filter((other) => other.allowed)
  throw new InvalidTransitionError(
    reason,
    others.map((other) => other.name),
  )
}

/** What the step would change beside the status, from what holds now; nothing where it is not possible any more. */
async function wanted(
  context: Context,
  name: TransitionName,
  subject: SubjectRow,
  decide: Decide,
): Promise<Effect['changes']> {
  try {
    const by = await allowedBy(name, context, subject)
    return (await decide({ context, viewer: by[0], actor: context.requireViewer(), by, subject })).changes
  } catch (error) {
    if (error instanceof ExpectedError) return {}
    throw error
  }
}

export function stale(name: TransitionName, version: number, subject: SubjectRow, changes: Effect['changes'] = {}) {
  const { to } = transitionOf(name)
  const current = String(stateTable[stateOf(subject.status, subject.disposition)].name)
  return versionConflict(t.changedMeanwhile, [
    { field: 'version', yours: String(version), current: String(subject.version) },
    { field: 'status', yours: to ? String(stateTable[to].name) : current, current },
    ...Object.entries(changes).flatMap(([field, [now, yours]]) =>
      now === yours ? [] : [{ field, yours, current: now }],
    ),
  ])
}
