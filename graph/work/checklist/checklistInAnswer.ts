import type { builder } from '../../kernel/builder.ts'
import { Checklist } from './Checklist.ts'
import { loadWritten } from './visibleChecklists.ts'

type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  { checklistId: string }
>

/** The fields of an answer that is a checklist. */
export const checklistInAnswer = (t: SuccessBuilder) => ({
  checklist: t.field({
    type: Checklist,
    description: 'The checklist after the change.',
    resolve: ({ checklistId }, _args, context, info) => loadWritten(context, info, checklistId),
  }),
})
