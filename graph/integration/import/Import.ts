import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { numberedPage } from '../../kernel/numberedPage.ts'
import { User } from '../../people/user/User.ts'
import { ImportEffect, ImportKind, ImportState } from './ImportKind.ts'
import { importList } from './importList.ts'
import { ImportField } from './ImportField.ts'
import { ImportLine } from './ImportLine.ts'
import { invitationsCsv } from './invitationsCsv.ts'
import { kindNamed } from './kinds.ts'
import { mostRows } from './readFile.ts'
import { refusedCsv } from './refusedCsv.ts'

interface ColumnShape {
  heading: string
  field: string | null
  samples: string[]
}

const ImportColumn = builder.objectRef<ColumnShape>('ImportColumn').implement({
  description: 'A column of a file.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'What its heading says.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The field that it is; null where it is left aside.',
    }),
    samples: t.exposeStringList('samples', { description: 'What its first cells say.' }),
  }),
})

const sampled = 3

export const Import = builder.prismaObject('Import', {
  description: 'A CSV that is brought in: matched, compared row by row, then written in portions.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    kind: t.expose('kind', { type: ImportKind, description: 'What it brings in.' }),
    kindLabel: t.string({
      description: 'What these are called.',
      select: { kind: true },
      resolve: ({ kind }) => kindNamed(kind).label,
    }),
    keyWords: t.string({
      description: 'By what a row is known again, in words.',
      select: { kind: true },
      resolve: ({ kind }) => kindNamed(kind).keyWords,
    }),
    state: t.expose('state', { type: ImportState, description: 'How far it is.' }),
    name: t.exposeString('name', { description: 'What the file is called.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'Where rows belong that name no organization; the others are below it.',
    }),
    createdBy: t.relation('createdBy', { type: User, description: 'Who sent it, in whose name it is written.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was said that it be written.',
    }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it ended.' }),
    version: t.exposeInt('version', {
      description: 'Grows with each step; what changes it names the version that was seen.',
    }),
    total: t.exposeInt('total', { description: 'How many rows it has.' }),
    compared: t.exposeInt('compared', { description: 'How many of them are compared.' }),
    created: t.exposeInt('created', { description: 'How many make something new.' }),
    changed: t.exposeInt('changed', { description: 'How many change what is there.' }),
    same: t.exposeInt('same', { description: 'How many are there as they are.' }),
    refused: t.exposeInt('refused', { description: 'Of how many nothing can be made.' }),
    written: t.exposeInt('written', { description: 'How many of those that do something are written.' }),
    problem: t.exposeString('problem', { description: 'Why it stopped; empty otherwise.' }),
    fields: t.field({
      type: [ImportField],
      description: 'The fields that a column can be.',
      select: { kind: true },
      resolve: ({ kind }) => [...kindNamed(kind).fields],
    }),
    columns: t.field({
      type: [ImportColumn],
      description: 'Its columns, with the fields that they are taken for.',
      select: {
        headings: true,
        fields: true,
        rows: { take: sampled, orderBy: { number: 'asc' }, select: { cells: true } },
      },
      resolve: ({ headings, fields, rows }) =>
        headings.map((heading, i) => ({
          heading,
          field: fields[i] || null,
          samples: rows.map(({ cells }) => cells[i] ?? ''),
        })),
    }),
    rows: t.connection({
      type: ImportLine,
      description: 'Its rows with what they come to, in their order.',
      args: { effect: t.arg({ type: ImportEffect, description: 'Only those that do this.' }) },
      select: { id: true, kind: true },
      resolve: ({ id: importId, kind }, { effect, ...args }, context) => {
        const labels = new Map(kindNamed(kind).fields.map(({ name, label }) => [name, label]))
        const where = { importId, ...(effect && { effect }) }
        const { importRow } = context.db.prisma
        return numberedPage(args, {
          list: `import rows ${importId} ${effect ?? ''}`,
          farthest: mostRows,
          async read(part) {
            const rows = await importRow.findMany({
              where,
              orderBy: { number: 'asc' },
              ...part,
              omit: { result: true, key: true },
            })
            return rows.map((row) => ({ ...row, labels }))
          },
          count: (take) => importRow.count({ where, take }),
        })
      },
    }),
    refusedRows: t.string({
      description: 'The rows of which nothing can be made, as a CSV with the reason; to be mended and sent again.',
      select: { id: true, kind: true, headings: true },
      resolve: (one, _args, { db }) => refusedCsv(db, one),
    }),
    invitations: t.string({
      nullable: true,
      description:
        'The links for those whom it has invited and who have not come yet, as a CSV; for who sent it alone, and for seven days.',
      select: { id: true, kind: true, createdById: true, finishedAt: true },
      resolve: (one, _args, context) => invitationsCsv(context, one),
    }),
  }),
})

builder.prismaObjectField(Organization, 'imports', (t) =>
  t.connection({
    type: Import,
    description: 'What was imported for it, for whoever may import.',
    args: importList.args(t),
    select: { id: true },
    resolve: ({ id: organizationId }, args, context, info) =>
      importList.page(context, info, args, 'imports', { organizationId }),
  }),
)
