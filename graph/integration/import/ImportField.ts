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
  description: 'A field that a column of a file can be mapped to.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field.' }),
    label: t.string({
      description: 'The display name of the field.',
      resolve: ({ label }, _args, { language }) => label.in(language),
    }),
    description: t.string({
      description: 'A description of the field and of the values it accepts.',
      resolve: ({ description }, _args, { language }) => description.in(language),
    }),
    isRequired: t.boolean({
      description: 'Whether every row must have a value.',
      resolve: ({ isRequired = false }) => isRequired,
    }),
    aliases: t.stringList({
      description: 'Alternative column headings that are recognized.',
      resolve: ({ aliases = [] }) => [...aliases],
    }),
  }),
})

interface ImportableShape {
  kind: Kind
  home: { rootId: string; type: OrganizationType }
}

const Importable = builder.objectRef<ImportableShape>('Importable').implement({
  description: 'A kind of data that can be imported.',
  fields: (t) => ({
    kind: t.field({ type: ImportKind, description: 'Identifies the kind of data.', resolve: ({ kind }) => kind.kind }),
    label: t.string({
      description: 'The display name of the kind of rows.',
      resolve: ({ kind }, _args, { language }) => kind.label.in(language),
    }),
    description: t.string({
      description: 'A description of the data.',
      resolve: ({ kind }, _args, { language }) => kind.description.in(language),
    }),
    keyWords: t.string({
      description: 'The fields that identify an existing entry, in words.',
      resolve: ({ kind }, _args, { language }) => kind.keyWords.in(language),
    }),
    fields: t.field({
      type: [ImportField],
      description: 'The fields of a row.',
      resolve: ({ kind }) => [...kind.fields],
    }),
    template: t.string({
      description:
        'A sample CSV with all headings and up to two example rows, using names from the organization; can be imported as is.',
      resolve: ({ kind, home }, _args, context) => templateFor(context, kind, home),
    }),
  }),
})

builder.prismaObjectField(Organization, 'importables', (t) =>
  t.field({
    type: [Importable],
    description: 'The kinds of data that can be imported, in the order of their dependencies.',
    select: { rootId: true, type: true },
    resolve: ({ rootId, type }) => kinds.map((kind) => ({ kind, home: { rootId, type } })),
  }),
)
