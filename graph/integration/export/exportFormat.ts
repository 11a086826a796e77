import { builder } from '../../kernel/builder.ts'

export const ExportFormatEnum = builder.enumType('ExportFormat', {
  description: 'How an exported file is written.',
  values: {
    CSV: {
      description:
        'Lines of cells for spreadsheets, in UTF-8 with its mark, the headings first; what a spreadsheet would take for a formula is marked as text.',
    },
    JSON: { description: 'An array with an object a line.' },
  } as const,
})
