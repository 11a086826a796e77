// The periods of a report, as inputs name them.
import { builder } from '../../kernel/builder.ts'

const ReportDaysInput = builder.inputType('ReportDaysInput', {
  description: 'A fixed range of days.',
  fields: (t) => ({
    fromDay: t.field({ type: 'Date', required: true, description: 'The first day, such as 2026-11-02.' }),
    toDay: t.field({ type: 'Date', required: true, description: 'The last day, inclusive, such as 2026-11-08.' }),
  }),
})

export const ReportRangeInput = builder.inputType('ReportRangeInput', {
  description: 'The periods that a report covers: the most recent ones, or those of fixed days.',
  isOneOf: true,
  fields: (t) => ({
    periods: t.int({ description: 'The number of most recent closed periods, 1 to 500.' }),
    days: t.field({ type: ReportDaysInput, description: 'The days whose periods are shown, at most 500 periods.' }),
  }),
})

export type ReportRange = (typeof ReportRangeInput)['$inferInput']
