import { builder } from '../../../kernel/builder.ts'
import { loadChildren } from '../../../kernel/children.ts'
import type { Context } from '../../../kernel/context.ts'
import { Metric } from '../../metric/Metric.ts'
import { Node, policy } from '../../../kernel/node.ts'
import { Organization } from '../../../organization/organization/Organization.ts'
import { numberedPage } from '../../../kernel/numberedPage.ts'
import type { Diff } from './diff.ts'
import { errorsCsv } from './errorsCsv.ts'
import { compare, importsOf } from './importInSight.ts'
import { ImportRow, ImportRowKind } from './ImportRow.ts'

interface Counts {
  ADDED: number
  CORRECTED: number
  SAME: number
  WRONG: number
}

const ImportCounts = builder.objectRef<Counts>('ImportCounts').implement({
  description: 'The number of rows of a file by their effect.',
  fields: (t) => ({
    added: t.int({ description: 'The number of new observations.', resolve: ({ ADDED }) => ADDED }),
    corrected: t.int({
      description: 'The number of known observations with changed values.',
      resolve: ({ CORRECTED }) => CORRECTED,
    }),
    same: t.int({ description: 'The number of known observations without changes.', resolve: ({ SAME }) => SAME }),
    wrong: t.int({
      description:
        'The number of refused rows; unless refused rows are explicitly excluded, a single one prevents the import of all rows.',
      resolve: ({ WRONG }) => WRONG,
    }),
  }),
})

const whole = { id: true, metricId: true, organizationId: true, text: true } as const

/** The comparison is worked out once a request, whatever is asked of it. */
function diffIn(
  context: Context,
  one: { id: string; metricId: string; organizationId: string; text: string },
): Promise<Diff> {
  const loader = context.loader<typeof one, Diff>(
    'import diffs',
    (imports) => Promise.all(imports.map((each) => compare(context, each))),
    ({ id }) => id,
  )
  return loader.load(one)
}

export const ObservationImport = builder.prismaObject('ObservationImport', {
  description: 'A file of observations uploaded for import; only the user who uploaded it can see it.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.enter'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The file name.' }),
    metric: t.relation('metric', { type: Metric, description: 'The metric being measured.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization of rows that name no other.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was submitted.' }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import was committed; null until then.',
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every comparison; committing the import takes the version that was seen.',
    }),
    counts: t.field({
      type: ImportCounts,
      description: 'The number of rows by outcome, expected or actual.',
      select: { counts: true },
      resolve: ({ counts }) => counts as unknown as Counts,
    }),
    rows: t.connection({
      type: ImportRow,
      description: 'Its rows beside what is known, as things are now, in their order.',
      args: { kind: t.arg({ type: ImportRowKind, description: 'Only rows with this outcome.' }) },
      select: whole,
      resolve: async (one, { kind, ...args }, context) => {
        const { rows: all } = await diffIn(context, one)
        const rows = kind ? all.filter((row) => row.kind === kind) : all
        return numberedPage(args, {
          list: `observation rows ${one.id} ${kind ?? ''}`,
          farthest: rows.length,
          read: async ({ take, skip }) => rows.slice(skip, skip + take),
          count: async (atMost) => Math.min(rows.length, atMost),
        })
      },
    }),
    errors: t.string({
      description: 'The invalid rows as a CSV with their problems, to be corrected and uploaded again.',
      select: whole,
      resolve: async (one, _args, context) => errorsCsv((await diffIn(context, one)).rows, context.language),
    }),
  }),
})

builder.prismaObjectField(Metric, 'imports', (t) =>
  t.field({
    type: [ObservationImport],
    description: 'The observation files that the viewer has submitted for the metric, newest first.',
    select: { id: true },
    resolve: ({ id: parentId }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'observationImport',
        type: 'ObservationImport',
        key: 'metricId',
        parentId,
        where: importsOf(context),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)
