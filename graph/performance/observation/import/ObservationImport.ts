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
  description: 'How many rows of a file would do what.',
  fields: (t) => ({
    added: t.int({ description: 'How many are new.', resolve: ({ ADDED }) => ADDED }),
    corrected: t.int({ description: 'How many are known with other values.', resolve: ({ CORRECTED }) => CORRECTED }),
    same: t.int({ description: 'How many are known as they are.', resolve: ({ SAME }) => SAME }),
    wrong: t.int({
      description: 'How many are refused; they are left out where the sender says so, and otherwise no row is taken.',
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
  description: 'A file of observations, its maker’s alone: read, shown row by row, then taken.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.enter'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the file is called.' }),
    metric: t.relation('metric', { type: Metric, description: 'What is measured.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'Whose observations they are, where a row says no other.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken; null as long as it is not.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows each time that it is compared anew; taking it names the version that was seen.',
    }),
    counts: t.field({
      type: ImportCounts,
      description: 'What its rows would do, or have done.',
      select: { counts: true },
      resolve: ({ counts }) => counts as unknown as Counts,
    }),
    rows: t.connection({
      type: ImportRow,
      description: 'Its rows beside what is known, as things are now, in their order.',
      args: { kind: t.arg({ type: ImportRowKind, description: 'Only those that would do this.' }) },
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
      description: 'The rows that are wrong as a CSV with what is wrong, to be mended and sent again.',
      select: whole,
      resolve: async (one, _args, context) => errorsCsv((await diffIn(context, one)).rows),
    }),
  }),
})

builder.prismaObjectField(Metric, 'imports', (t) =>
  t.field({
    type: [ObservationImport],
    description: 'The files of observations that the viewer has sent for it, the latest first.',
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
