// Undoes a step of a record: its columns go back to what was kept of them before the step, and so does what other nouns
// keep of it. The undoing is a step of its history that names the other.
import { changedSince } from '../../kernel/undo/changedSince.ts'
import { beginUndo, findStepsBy } from '../../kernel/undo/steps.ts'
import * as t from '../../kernel/undo/__generated__/messages.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import type { Call, Transaction } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import type { Place } from '../../kernel/scope.ts'
import { isSaid } from '../../kernel/messages/text.ts'
import { rightsTo } from './possibilities.ts'
import { putBackAlong } from './putBackAlong.ts'
import { recordPlace, type Subject } from './subject.ts'
import { transitions, type TransitionName } from './transitions.ts'
import { sees } from './visibleActions.ts'
import { writeUndo, type Undone } from './writeUndo.ts'

findStepsBy(async (context, id) => {
  const entry = await context.db.prisma.historyEntry.findFirst({
    where: { id, actorId: context.requireViewer().id },
    include: { undoneBy: { select: { id: true } } },
  })
  if (!entry) return undefined
  return {
    nodeId: globalId('Action', entry.actionId),
    isUndo: entry.undoesId !== null,
    isUndone: entry.undoneBy.length > 0,
    undo: (call: Call) => undoTransition(call, entry),
  }
})

const undoTransition = ({ context, write }: Call, entry: Undone) =>
  write(async (transaction) => {
    const stepId = await beginUndo(transaction, entry.id)
    const { actionId } = entry
    const [record] = await transaction.$queryRaw<{ version: number }[]>`
      select version from action where id = ${actionId}::uuid for update`
    // What stands with no step, as a record that was made, has nothing that it was before.
    const before = await transaction.actionPast.findFirst({
      where: { id: actionId, stepId: entry.id },
      orderBy: { position: 'asc' },
    })
    if (!record || !before || !(entry.transition in transitions)) throw new ConflictError(t.notUndoable)
    await requireUnchanged(context, transaction, entry, record.version)
    requireRight(context, entry.transition as TransitionName, before)
    await writeUndo(transaction, { stepId, entry, position: before.position, now: context.now })
    await putBackAlong(transaction, { actionId, stepId: entry.id })
    return { actionId }
  })

/** Throws where anybody has taken a step with it since that stands. */
async function requireUnchanged(
  context: Context,
  transaction: Transaction,
  { id, actionId, version }: Undone,
  current: number,
): Promise<void> {
  const later = await transaction.historyEntry.findMany({
    where: { actionId, version: { gt: version } },
    orderBy: { version: 'asc' },
    select: { id: true, version: true, undoesId: true, at: true, actor: { select: { id: true, name: true } } },
  })
  const undone = new Set(later.map(({ undoesId }) => undoesId))
  if (undone.has(id)) throw new ConflictError(t.undoneAlready)
  const last = later.findLast((one) => !one.undoesId && !undone.has(one.id))
  const isKnown = (later.at(-1)?.version ?? version) === current
  if (isKnown && !last) return
  const { organization } = await transaction.action.findUniqueOrThrow({
    where: { id: actionId },
    select: { organization: { select: { timeZone: true } } },
  })
  throw changedSince(context, {
    what: 'record',
    by: isKnown ? last!.actor : undefined,
    at: last?.at ?? context.now,
    timeZone: organization.timeZone,
  })
}

/** Throws where the viewer could not take the same step of the record as it was before. */
function requireRight(context: Context, transition: TransitionName, before: Subject & Pick<Place, 'bucket'>): void {
  const viewer = context.requireViewer()
  const placed = { ...before, ...recordPlace(before) }
  const rights = sees(viewer, placed) ? rightsTo(transition, viewer, placed, context.now) : ''
  if (isSaid(rights)) throw new ForbiddenError(t.rightGone({ what: 'record', reason: rights }))
}
