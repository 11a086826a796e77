import { textIn, type Text } from '../../kernel/messages/text.ts'
import { builder } from '../../kernel/builder.ts'
import { problemsIn, type Change } from './importedKind.ts'
import { ImportEffect } from './ImportKind.ts'
import { ImportProblem } from '../../kernel/rows/ImportProblem.ts'

export interface LineShape {
  number: number
  cells: string[]
  effect: 'CREATED' | 'CHANGED' | 'SAME' | 'REFUSED' | null
  changes: unknown
  problems: unknown
  writtenAt: Date | null
  /** What fields are called for people. */
  labels: ReadonlyMap<string, Text>
}

const ImportChange = builder.objectRef<Change & Pick<LineShape, 'labels'>>('ImportChange').implement({
  description: 'A change of one field by an import row.',
  fields: (t) => ({
    field: t.string({
      description: 'The display name of the field.',
      resolve: ({ field, labels }, _args, { language }) => textIn(language, labels.get(field) ?? field),
    }),
    before: t.exposeString('before', { description: 'The existing value; empty if not set.' }),
    after: t.exposeString('after', { description: 'The value in the file.' }),
  }),
})

export const ImportLine = builder.objectRef<LineShape>('ImportLine').implement({
  description: 'A row of an import and its effect.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'The line number in a spreadsheet, counting the headings as line 1.',
    }),
    effect: t.expose('effect', {
      type: ImportEffect,
      nullable: true,
      description: 'The effect of the row; null until it is compared.',
    }),
    cells: t.exposeStringList('cells', { description: 'The values of the row, column by column.' }),
    changes: t.field({
      type: [ImportChange],
      description: 'The changes that the row makes, field by field.',
      resolve: ({ changes, labels }) => (changes as Change[]).map((change) => ({ ...change, labels })),
    }),
    problems: t.field({
      type: [ImportProblem],
      description: 'The problems of the row.',
      resolve: ({ problems, labels }, _args, { language }) => problemsIn(language, problems, labels),
    }),
    isWritten: t.boolean({
      description: 'Whether the row has been written.',
      resolve: ({ writtenAt }) => writtenAt !== null,
    }),
  }),
})
