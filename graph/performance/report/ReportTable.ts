import { BenchmarkLevel } from '../benchmark/enums.ts'
import { scopeName } from '../breach/scopes.ts'
import { builder } from '../../kernel/builder.ts'
import { Metric } from '../metric/Metric.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { globalId } from '../../kernel/node.ts'
import { SeriesFigures } from '../observation/MetricSeries.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Period } from '../observation/range.ts'
import { metricColumns, readTable, type Cell, type Row, type Table } from './readTable.ts'
import { ReportScope, SavedReport } from './SavedReport.ts'

const ReportPeriod = builder.objectRef<Period>('ReportPeriod').implement({
  description: 'A period of a report.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'When it begins, by the clock of what the report is of.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether it goes on, so that its numbers are those so far.' }),
  }),
})

const ReportCell = builder.objectRef<Cell>('ReportCell').implement({
  description: 'What a metric came to in a period.',
  fields: (t) => ({
    observations: t.exposeInt('observations', { description: 'How many observations there are.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'Its value; null where there is not data enough.' }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'Where that stands among the levels of its benchmark; null where there is none.',
    }),
  }),
})

const ReportRow = builder.objectRef<Row<{ id: string }>>('ReportRow').implement({
  description: 'A metric of a report.',
  fields: (t) => ({
    metric: t.field({ type: Metric, description: 'The metric.', resolve: ({ metric }) => metric as never }),
    benchmarkId: t.id({
      nullable: true,
      description:
        'The id of the benchmark whose levels it is held to: the nearest of the metric, at what the report is of or above; null where the viewer reads none.',
      resolve: ({ benchmark }) => (benchmark ? globalId('Benchmark', benchmark.id) : null),
    }),
    benchmarkName: t.string({
      nullable: true,
      description: 'What that benchmark is called.',
      resolve: ({ benchmark }) => benchmark?.name ?? null,
    }),
    target: t.exposeFloat('target', {
      nullable: true,
      description: "What it is measured against: the benchmark's target, else the metric's threshold.",
    }),
    cells: t.field({
      type: [ReportCell],
      description: 'What it came to in each period, in the order of the periods.',
      resolve: ({ cells }) => cells,
    }),
    whole: t.field({
      type: SeriesFigures,
      description: 'What all of its periods come to.',
      resolve: ({ whole }) => whole,
    }),
    wholeLevel: t.expose('wholeLevel', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'Where that stands among the levels of its benchmark; null where there is none.',
    }),
  }),
})

const ReportTable = builder.objectRef<Table<{ id: string }>>('ReportTable').implement({
  description: 'The numbers of a report.',
  fields: (t) => ({
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA zone whose clock its periods go by.' }),
    scope: t.field({
      type: ReportScope,
      description:
        'What its numbers are of: what the report is of, or, of an organization that the viewer does not see, the highest below it that they do.',
      resolve: async ({ scope: { kind, id, organizationId } }, _args, context) => ({
        kind,
        id,
        organizationId,
        name: await scopeName(context, kind, id),
      }),
    }),
    periods: t.field({
      type: [ReportPeriod],
      description: 'Its periods, the oldest first.',
      resolve: ({ periods }) => periods,
    }),
    rows: t.field({
      type: [ReportRow],
      description: 'Its metrics in their order, those left out that the viewer does not read.',
      resolve: ({ rows }) => rows,
    }),
  }),
})

builder.prismaObjectField(SavedReport, 'table', (t) =>
  t.field({
    type: ReportTable,
    nullable: true,
    description: 'Its numbers, as far as the viewer reads them; null where they see nothing of what it is of.',
    select: { metricIds: true, scopeKind: true, scopeId: true, grain: true, periods: true, fromDay: true, toDay: true },
    resolve: async (report, _args, context, info) => {
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Metric',
        paths: [['rows', 'metric']],
        select: metricColumns,
      })
      const where = { AND: [visibleMetrics(context), { id: { in: report.metricIds } }] }
      return readTable(context, report, (await context.db.prisma.metric.findMany({ ...query, where })) as never)
    },
  }),
)
