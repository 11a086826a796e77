import { builder } from '../../kernel/builder.ts'

export const ReportShape = builder.enumType('ReportShape', {
  description: 'How a report is displayed initially; both displays are always available.',
  values: {
    TABLE: { description: 'A table of metrics by period.' },
    LINE: { description: 'A line chart.' },
  },
})
