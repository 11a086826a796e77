import type { Policy } from './builder.ts'
import type { Context } from './context.ts'
import { mutation, type Call, type Payload, type SuccessFields, type Transaction } from './mutation.ts'

interface Named {
  id: string
  version?: number | null
}

interface Options<Status, P extends Payload> {
  policy: Policy
  resolve: (input: Named, call: Call, to: Status) => Promise<P>
  success: SuccessFields<P>
}

/** Declares the mutations that differ alone in the status to which they bring a thing, as archiving and restoring. */
export function statusMutations<Status, P extends Payload>(
  what: string,
  steps: Record<string, { to: Status; description: string }>,
  { policy, resolve, success }: Options<Status, P>,
): void {
  for (const [name, { to, description }] of Object.entries(steps))
    mutation(name, {
      description,
      policy,
      input: (t) => ({
        id: t.id({ required: true, description: `${what}.` }),
        version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
      }),
      resolve: (input, call) => resolve(input, call, to),
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
