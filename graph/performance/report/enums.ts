import { builder } from '../../kernel/builder.ts'

export const ReportShape = builder.enumType('ReportShape', {
  description: 'How a report shows its numbers first; the other is there too.',
  values: {
    TABLE: { description: 'As a table of metrics by periods.' },
    LINE: { description: 'As lines.' },
  },
})
