import type { Policy } from './builder.ts'
import type { Context } from './context.ts'
import type { Text } from './messages/text.ts'
import { globalId } from './node.ts'
import { undoable } from './undo/undoable.ts'
import { mutation, type Call, type Payload, type SuccessFields, type Transaction } from './mutation.ts'

interface Named {
  id: string
  version?: number | null
}

interface Options<Status, P extends Payload> {
  policy: Policy
  resolve: (input: Named, call: Call, to: Status) => Promise<P>
  success: SuccessFields<P>
  /** How it is undone, where that is all that follows from it. */
  undo?: {
    /** The noun of the audit log, and the column that has the status. */
    noun: string
    column: string
    /** Finds the thing by its global id; throws where the viewer may not change it. */
    find: (context: Context, id: string) => unknown
  }
}

/** Declares the mutations that differ alone in the status to which they bring a thing, as archiving and restoring. */
export function statusMutations<Status, P extends Payload>(
  what: Text,
  steps: Record<string, { to: Status; description: string }>,
  { policy, resolve, success, undo }: Options<Status, P>,
): void {
  if (undo)
    undoable(undo.noun, {
      columns: [undo.column],
      require: (context, { nounId }) => undo.find(context, globalId(undo.noun, nounId)),
    })
  for (const [name, { to, description }] of Object.entries(steps))
    mutation(name, {
      description,
      policy,
      input: (t) => ({
        id: t.id({ required: true, description: `${String(what)}.` }),
        version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
      }),
      resolve: (input, call) => resolve(input, call, to),
      isUndoable: undo !== undefined,
      success,
    })
}

interface Seen {
  id: string
  version: number
}

/** Finds the thing, and changes it from the version that was named, or else from that which was found. */
export const changing =
  <Status, P extends Payload>(
    find: (context: Context, id: string) => Promise<Seen>,
    change: (transaction: Transaction, seen: Seen, to: Status) => Promise<P>,
  ): Options<Status, P>['resolve'] =>
  async (input, { context, write }, to) => {
    const { id, version } = await find(context, input.id)
    return write((transaction) => change(transaction, { id, version: input.version ?? version }, to))
  }
