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
      description: "When the period starts, in the time zone of the report's scope.",
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the period ends, exclusive.' }),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'Whether the period is still open, so that its values are preliminary.',
    }),
  }),
})

const ReportCell = builder.objectRef<Cell>('ReportCell').implement({
  description: 'The value of a metric in one period of a report.',
  fields: (t) => ({
    observations: t.exposeInt('observations', { description: 'The number of observations.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'The value; null if there is not enough data.' }),
    level: t.expose('level', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'The benchmark level of the value; null if there is no benchmark level to compare with.',
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
        "The id of the applicable benchmark: the metric's nearest one at the report's scope or a parent organization; null if none is visible to the viewer.",
      resolve: ({ benchmark }) => (benchmark ? globalId('Benchmark', benchmark.id) : null),
    }),
    benchmarkName: t.string({
      nullable: true,
      description: 'The name of the benchmark.',
      resolve: ({ benchmark }) => benchmark?.name ?? null,
    }),
    target: t.exposeFloat('target', {
      nullable: true,
      description: 'The target of the benchmark or, without one, the threshold of the metric.',
    }),
    cells: t.field({
      type: [ReportCell],
      description: 'The value in each period, in the order of the periods.',
      resolve: ({ cells }) => cells,
    }),
    whole: t.field({
      type: SeriesFigures,
      description: 'The totals over all periods.',
      resolve: ({ whole }) => whole,
    }),
    wholeLevel: t.expose('wholeLevel', {
      type: BenchmarkLevel,
      nullable: true,
      description: 'The benchmark level of the value; null if there is no benchmark level to compare with.',
    }),
  }),
})

const ReportTable = builder.objectRef<Table<{ id: string }>>('ReportTable').implement({
  description: 'The values of a report.',
  fields: (t) => ({
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone in which the periods are computed.',
    }),
    scope: t.field({
      type: ReportScope,
      description:
        'What the numbers cover: the scope of the report or, if that is an organization not visible to the viewer, its topmost visible sub-organization.',
      resolve: async ({ scope: { kind, id, organizationId } }, _args, context) => ({
        kind,
        id,
        organizationId,
        name: await scopeName(context, kind, id),
      }),
    }),
    periods: t.field({
      type: [ReportPeriod],
      description: 'The periods of the report, oldest first.',
      resolve: ({ periods }) => periods,
    }),
    rows: t.field({
      type: [ReportRow],
      description: "The metrics of the report, in order; metrics that the viewer can't read are omitted.",
      resolve: ({ rows }) => rows,
    }),
  }),
})

builder.prismaObjectField(SavedReport, 'table', (t) =>
  t.field({
    type: ReportTable,
    nullable: true,
    description:
      'The numbers of the report that the viewer can read; null if nothing that the report covers is visible to the viewer.',
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
