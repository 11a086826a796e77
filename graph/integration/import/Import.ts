import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { numberedPage } from '../../kernel/numberedPage.ts'
import { User } from '../../people/user/User.ts'
import { ImportKind, ImportState } from './ImportKind.ts'
import { importLineList } from './importLineList.ts'
import { importList } from './importList.ts'
import { ImportField } from './ImportField.ts'
import { ImportLine } from './ImportLine.ts'
import { invitationsCsv } from './invitationsCsv.ts'
import { kindNamed } from './kinds.ts'
import { mostRows } from './readFile.ts'
import { refusedCsv } from './refusedCsv.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'

interface ColumnShape {
  heading: string
  field: string | null
  samples: string[]
}

const ImportColumn = builder.objectRef<ColumnShape>('ImportColumn').implement({
  description: 'A column of an imported file.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'The heading of the column.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The name of the field that the column is mapped to; null if the column is ignored.',
    }),
    samples: t.exposeStringList('samples', { description: 'Sample values from the first rows.' }),
  }),
})

const sampled = 3

export const Import = builder.prismaObject('Import', {
  description:
    'A CSV import; its columns are mapped to fields, its rows compared with existing data, then written in batches.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    kind: t.expose('kind', { type: ImportKind, description: 'The kind of data that is imported.' }),
    kindLabel: t.string({
      description: 'The display name of the kind of data.',
      select: { kind: true },
      resolve: ({ kind }, _args, { language }) => kindNamed(kind).label.in(language),
    }),
    keyWords: t.string({
      description: 'The fields that identify an existing entry, in words.',
      select: { kind: true },
      resolve: ({ kind }, _args, { language }) => kindNamed(kind).keyWords.in(language),
    }),
    state: t.expose('state', { type: ImportState, description: 'How far the import is.' }),
    name: t.exposeString('name', { description: 'The file name.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization of rows that name none; other rows name its sub-organizations.',
    }),
    createdBy: t.relation('createdBy', {
      type: User,
      description: 'The user who submitted the file; rows are written on their behalf.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was submitted.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When writing was started by a user; null until then.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import ended; null until then.',
    }),
    version: t.exposeInt('version', {
      description: 'Increases with each step; pass the version that was seen when changing the import.',
    }),
    total: t.exposeInt('total', { description: 'The number of rows in the file.' }),
    compared: t.exposeInt('compared', { description: 'The number of rows that have been compared.' }),
    created: t.exposeInt('created', { description: 'The number of rows that create something.' }),
    changed: t.exposeInt('changed', { description: 'The number of rows that change existing data.' }),
    same: t.exposeInt('same', { description: 'The number of rows that match existing data.' }),
    refused: t.exposeInt('refused', { description: 'The number of rows that cannot be imported.' }),
    written: t.exposeInt('written', {
      description: 'The number of written rows, out of all rows that create or change something.',
    }),
    problem: t.string({
      description: 'Why the import stopped; empty otherwise.',
      select: { problem: true },
      resolve: ({ problem }, _args, { language }) => keptIn(language, problem),
    }),
    fields: t.field({
      type: [ImportField],
      description: 'The fields that a column can be mapped to.',
      select: { kind: true },
      resolve: ({ kind }) => [...kindNamed(kind).fields],
    }),
    columns: t.field({
      type: [ImportColumn],
      description: 'The columns of the file, with the fields they are mapped to.',
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
      description: 'Its rows with what they come to.',
      args: importLineList.args(t),
      select: { id: true, kind: true },
      async resolve({ id: importId, kind }, args, context) {
        const {
          page,
          where: narrowed = {},
          isDescending,
          list,
        } = await importLineList.read(context, args, 'importRows')
        const labels = new Map(kindNamed(kind).fields.map(({ name, label }) => [name, label]))
        const where = { AND: [{ importId }, narrowed] }
        const { importRow } = context.db.prisma
        return numberedPage(page, {
          list: `${list} ${importId}`,
          farthest: mostRows,
          async read(part) {
            const rows = await importRow.findMany({
              where,
              orderBy: { number: isDescending ? 'desc' : 'asc' },
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
      description: 'The rows that cannot be imported, as CSV with the reasons; can be corrected and submitted again.',
      select: { id: true, kind: true, headings: true },
      resolve: (one, _args, context) => refusedCsv(context, one),
    }),
    invitations: t.string({
      nullable: true,
      description:
        'Invitation links of invited people who have not joined yet, as CSV; only for the user who submitted the file, until seven days after the import ended.',
      select: { id: true, kind: true, createdById: true, finishedAt: true },
      resolve: (one, _args, context) => invitationsCsv(context, one),
    }),
  }),
})

builder.prismaObjectField(Organization, 'imports', (t) =>
  t.connection({
    type: Import,
    description: 'The imports of the organization that are visible to the viewer.',
    args: importList.args(t),
    select: { id: true },
    resolve: ({ id: organizationId }, args, context, info) =>
      importList.page(context, info, args, 'imports', { organizationId }),
  }),
)
