import type { builder } from '../../kernel/builder.ts'
import { Sop } from './Sop.ts'
import { loadWritten } from './visibleSops.ts'

type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], { sopId: string }>

/** The fields of an answer that is an SOP. */
export const sopInAnswer = (t: SuccessBuilder) => ({
  sop: t.field({
    type: Sop,
    description: 'The saved SOP.',
    resolve: ({ sopId }, _args, context, info) => loadWritten(context, info, sopId),
  }),
})
