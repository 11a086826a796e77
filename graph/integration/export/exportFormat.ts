import { builder } from '../../kernel/builder.ts'

export const ExportFormatEnum = builder.enumType('ExportFormat', {
  description: 'The format of an exported file.',
  values: {
    CSV: {
      description:
        'Comma-separated values in UTF-8 with a byte order mark, headings first; cells that a spreadsheet would read as formulas are marked as text.',
    },
    JSON: { description: 'A JSON array with one object per row.' },
  } as const,
})
