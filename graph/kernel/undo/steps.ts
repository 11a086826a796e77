// Steps that can be undone. Each log of steps, such as the history of records or the audit log, says how to find and
// undo its own; the rules for all of them are here.
import type { Context } from '../context.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Call, Transaction } from '../mutation.ts'
import { isUuid } from '../node.ts'
import { minute } from '../time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

interface Step {
  /** What it changed; null where that has no node. */
  nodeId: string | null
  /** Whether it is itself the undoing of another. */
  isUndo: boolean
  isUndone: boolean
  /** Throws if it can't be undone: the right is gone, the same thing was changed since, or its kind has no undo. */
  undo: (call: Call) => Promise<unknown>
}

/** Finds a step of the viewer's own; of nobody else's. */
type FindStep = (context: Context, id: string) => Promise<Step | undefined>

const sources: FindStep[] = []

export const findStepsBy = (find: FindStep) => sources.push(find)

const possibleMinutes = 10

/** When a step was taken: the first 48 bits of its id. */
const takenAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** A step of the viewer's that is to be undone; undoing it throws where it can't be. */
export async function stepNamed(
  call: Call,
  id: string,
): Promise<{ nodeId: string | null; undo: () => Promise<unknown> }> {
  const { context } = call
  const step = isUuid(id) ? await findStep(context, id) : undefined
  if (!step) throw new NotFoundError(t.theStep)
  const undo = async () => {
    if (step.isUndo) throw new ConflictError(t.undoOfUndo)
    if (step.isUndone) throw new ConflictError(t.undoneAlready)
    if (context.now.getTime() - takenAt(id) > possibleMinutes * minute) throw new ConflictError(t.overTime)
    await step.undo(call)
  }
  return { nodeId: step.nodeId, undo }
}

async function findStep(context: Context, id: string): Promise<Step | undefined> {
  for (const find of sources) {
    const step = await find(context, id)
    if (step) return step
  }
  return undefined
}

/** Says in a transaction which step it undoes, for triggers; answers with the id of the step that it is itself. */
export async function beginUndo(transaction: Transaction, undoes: string): Promise<string> {
  const [row] = await transaction.$queryRaw<{ step: string }[]>`
    select current_setting('opsgraph.step') as step, set_config('opsgraph.undoes', ${undoes}, true) as undoes`
  return row!.step
}
