// What the answer of a mutation has of its step: by it whoever asked undoes the change.
import type { builder } from '../builder.ts'
import type { Payload, Transaction } from '../mutation.ts'

type Types = (typeof builder)['$inferSchemaTypes']

export const stepField = <P extends Payload>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, P>) => ({
  stepId: t.id({
    nullable: true,
    description:
      'What `undoSteps` takes to undo the change, within 10 minutes; null if nothing was changed, or if it cannot be undone.',
    resolve: ({ stepId }) => (stepId as string | undefined) ?? null,
  }),
})

/** The answer with its step, where that has changed anything that could be undone. */
export async function withStep<P extends Payload>(transaction: Transaction, payload: P, stepId: string): Promise<P> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    select id from audit_entry where step_id = ${stepId}::uuid limit 1`
  return rows.length ? { ...payload, stepId } : payload
}
