import type { builder } from '../../kernel/builder.ts'
import { Tour } from './Tour.ts'
import { loadWrittenTour } from './visibleTours.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { tourId: string }>

/** The fields of an answer that is the tour. */
export const tourInAnswer = (t: SuccessBuilder) => ({
  tour: t.field({
    type: Tour,
    description: 'The tour after the change.',
    resolve: ({ tourId }, _args, context, info) => loadWrittenTour(context, info, tourId),
  }),
})
