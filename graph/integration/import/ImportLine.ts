import { builder } from '../../kernel/builder.ts'
import type { Change, Problem } from './importedKind.ts'
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
  labels: ReadonlyMap<string, string>
}

const ImportChange = builder.objectRef<Change & Pick<LineShape, 'labels'>>('ImportChange').implement({
  description: 'What a row changes.',
  fields: (t) => ({
    field: t.string({
      description: 'The field, as people call it.',
      resolve: ({ field, labels }) => labels.get(field) ?? field,
    }),
    before: t.exposeString('before', { description: 'What is there; empty for nothing.' }),
    after: t.exposeString('after', { description: 'What the file says.' }),
  }),
})

export const ImportLine = builder.objectRef<LineShape>('ImportLine').implement({
  description: 'A row of an import, and what it comes to.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its line in a spreadsheet, the headings being the first.' }),
    effect: t.expose('effect', {
      type: ImportEffect,
      nullable: true,
      description: 'What it does; null as long as it is not compared.',
    }),
    cells: t.exposeStringList('cells', { description: 'What it says, column by column.' }),
    changes: t.field({
      type: [ImportChange],
      description: 'What it changes, or makes, field by field.',
      resolve: ({ changes, labels }) => (changes as Change[]).map((change) => ({ ...change, labels })),
    }),
    problems: t.field({
      type: [ImportProblem],
      description: 'What is wrong with it.',
      resolve: ({ problems, labels }) =>
        (problems as Problem[]).map(({ field, message }) => ({ field: labels.get(field) ?? field, message })),
    }),
    isWritten: t.boolean({ description: 'Whether it is written.', resolve: ({ writtenAt }) => writtenAt !== null }),
  }),
})
