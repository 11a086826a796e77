import type { builder } from '../../kernel/builder.ts'
import { Observation } from './Observation.ts'
import { loadWrittenObservation } from './visibleObservations.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { observationId: string }>

/** The fields of an answer that is the observation. */
export const observationInAnswer = (t: SuccessBuilder) => ({
  observation: t.field({
    type: Observation,
    description: 'The observation after the change.',
    resolve: ({ observationId }, _args, context, info) => loadWrittenObservation(context, info, observationId),
  }),
})
