// What can be imported, as data: what the screens and templates are made of.
import { builder } from '../builder.ts'
import { Organization } from '../organization/Organization.ts'
import { spreadsheetCsv } from './csv.ts'
import type { Field } from './fields.ts'
import { ImportKind } from './ImportKind.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

export const ImportField = builder.objectRef<Field>('ImportField').implement({
  description: 'A field that a column of a file can be.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called for a program.' }),
    label: t.exposeString('label', { description: 'What it is called for people.' }),
    description: t.exposeString('description', { description: 'What it is, and what its cells may say.' }),
    isRequired: t.boolean({ description: 'Whether each row needs it.', resolve: ({ isRequired = false }) => isRequired }),
    aliases: t.stringList({ description: 'Other headings by which it is known.', resolve: ({ aliases = [] }) => [...aliases] }),
  }),
})

/** A file that could be sent as it is: all headings, and two rows. */
export const templateOf = ({ fields }: Kind): string => spreadsheetCsv([fields.map(({ label }) => label), ...[0, 1].map((row) => fields.map(({ examples }) => examples[row] ?? ''))])

const Importable = builder.objectRef<Kind>('Importable').implement({
  description: 'A kind of thing that can be imported.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ImportKind, description: 'The kind.' }),
    label: t.exposeString('label', { description: 'What they are called.' }),
    description: t.exposeString('description', { description: 'What they are.' }),
    keyWords: t.exposeString('keyWords', { description: 'By what a row is known again, in words.' }),
    fields: t.field({ type: [ImportField], description: 'The fields that a row has.', resolve: ({ fields }) => [...fields] }),
    template: t.string({ description: 'A CSV with all headings and two rows as examples.', resolve: templateOf }),
  }),
})

builder.prismaObjectField(Organization, 'importables', (t) =>
  t.field({ type: [Importable], description: 'What can be imported, in the order in which one needs the other.', resolve: () => [...kinds] }),
)
