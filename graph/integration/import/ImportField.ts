// What can be imported, as data: what the screens and templates are made of.
import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import type { OrganizationType } from '../../../prisma/__generated__/client/enums.ts'
import type { Field } from './fields.ts'
import { ImportKind } from './ImportKind.ts'
import type { Kind } from './importedKind.ts'
import { kinds } from './kinds.ts'
import { templateFor } from './template.ts'

export const ImportField = builder.objectRef<Field>('ImportField').implement({
  description: 'A field that a column of a file can be.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called for a program.' }),
    label: t.exposeString('label', { description: 'What it is called for people.' }),
    description: t.exposeString('description', { description: 'What it is, and what its cells may say.' }),
    isRequired: t.boolean({
      description: 'Whether each row needs it.',
      resolve: ({ isRequired = false }) => isRequired,
    }),
    aliases: t.stringList({
      description: 'Other headings by which it is known.',
      resolve: ({ aliases = [] }) => [...aliases],
    }),
  }),
})

interface ImportableShape {
  kind: Kind
  home: { rootId: string; type: OrganizationType }
}

const Importable = builder.objectRef<ImportableShape>('Importable').implement({
  description: 'A kind of thing that can be imported.',
  fields: (t) => ({
    kind: t.field({ type: ImportKind, description: 'The kind.', resolve: ({ kind }) => kind.kind }),
    label: t.string({ description: 'What they are called.', resolve: ({ kind }) => kind.label }),
    description: t.string({ description: 'What they are.', resolve: ({ kind }) => kind.description }),
    keyWords: t.string({
      description: 'By what a row is known again, in words.',
      resolve: ({ kind }) => kind.keyWords,
    }),
    fields: t.field({
      type: [ImportField],
      description: 'The fields that a row has.',
      resolve: ({ kind }) => [...kind.fields],
    }),
    template: t.string({
      description:
        'A CSV with all headings and up to two rows as examples, of names of the tree: it can be sent as it is.',
      resolve: ({ kind, home }, _args, context) => templateFor(context, kind, home),
    }),
  }),
})

builder.prismaObjectField(Organization, 'importables', (t) =>
  t.field({
    type: [Importable],
    description: 'What can be imported, in the order in which one needs the other.',
    select: { rootId: true, type: true },
    resolve: ({ rootId, type }) => kinds.map((kind) => ({ kind, home: { rootId, type } })),
  }),
)
