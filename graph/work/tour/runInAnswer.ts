import type { builder } from '../../kernel/builder.ts'
import { TourRun } from './TourRun.ts'
import { loadWrittenRun } from './visibleRuns.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder<P> = PothosSchemaTypes.ObjectFieldBuilder<Types, P>
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** How an input names a run. */
export const runFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The tour run.' }),
  version: t.int({
    description: 'The expected version of the run; any other current version returns a `ConflictError`.',
  }),
})

/** How an input names a stop of a run. */
export const runStopFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The stop of the tour run.' }),
  version: t.int({
    description: 'The expected version of the run; any other current version returns a `ConflictError`.',
  }),
})

/** The fields of an answer that is the run. */
export const runInAnswer = <P extends { runId: string }>(t: SuccessBuilder<P>) => ({
  run: t.field({
    type: TourRun,
    description: 'The tour run after the change.',
    resolve: ({ runId }: { runId: string }, _args, context, info) => loadWrittenRun(context, info, runId),
  }),
})

/** The field that says what became of the record. */
export const refusalInAnswer = <P extends { recordRefusal: string | null }>(t: SuccessBuilder<P>, done: string) => ({
  recordRefusal: t.string({
    nullable: true,
    description: `Why the record of the run was not ${done} with it; null where it was, or where there is none.`,
    resolve: ({ recordRefusal }: { recordRefusal: string | null }) => recordRefusal,
  }),
})
