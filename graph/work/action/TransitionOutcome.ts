// What became of one record of several that were to make a transition.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ErrorInterface } from '../../kernel/errorTypes.ts'
import { ExpectedError } from '../../kernel/errors.ts'
import { Action } from './Action.ts'
import { loadAction } from './readActions.ts'

export interface Outcome {
  actionId: string | null
  stepId?: string
  error: { code: string; message: string } | null
}

export const TransitionOutcome = builder.objectRef<Outcome>('TransitionOutcome').implement({
  description: 'The outcome of a transition for one record.',
  fields: (t) => ({
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record after the transition; null if it was not found.',
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    stepId: t.id({
      nullable: true,
      description: 'What `undoSteps` takes to undo it, within 10 minutes; null if nothing was changed.',
      resolve: ({ stepId }) => stepId ?? null,
    }),
    error: t.expose('error', {
      type: ErrorInterface,
      nullable: true,
      description: 'Why the transition failed; null if it succeeded.',
    }),
  }),
})

/** Why one was refused; what nobody expected ends the whole call. */
export function failed({ language }: Context, error: unknown): NonNullable<Outcome['error']> {
  if (!(error instanceof ExpectedError)) throw error
  return { ...error.toJSON(), message: error.messageIn(language) }
}
