// The numbers of a report for a spreadsheet: a line a metric and period, so that what is counted there is counted once.
import { stringify } from 'csv-stringify/sync'
import type { Context } from '../../kernel/context.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { readTable } from './readTable.ts'
import { visibleReports } from './visibleReports.ts'

const headings = [
  'Metric',
  'Unit',
  'Period begins',
  'Period ends',
  'Value',
  'Target',
  'Level',
  'Benchmark',
  'Observations',
]

const levelNames = {
  MET: 'CTQ met',
  OPPORTUNITY: 'Opportunity',
  WARNING: 'Warning',
  MISSED_OPPORTUNITY: 'Missed opportunity',
} as const

/** Spreadsheets take no cell for a formula. */
const csv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true, quoted_match: /[\r\n]/ })

/** The file a metric at a time, with the rights of who asks as they are now; what has no data is empty, never 0. */
export async function* exportReport(context: Context, id: string): AsyncGenerator<string> {
  yield `\uFEFF${csv([headings])}`
  const { prisma } = context.db
  const report = await prisma.savedReport.findFirst({ where: { AND: [visibleReports(context), { id }] } })
  if (!report) return
  const metrics = await prisma.metric.findMany({
    where: { AND: [visibleMetrics(context), { id: { in: report.metricIds } }] },
  })
  const table = await readTable(context, report, metrics)
  for (const { metric, benchmark, target, cells } of table?.rows ?? []) {
    const rows = cells.map(({ value, level, observations }, i) => {
      const { startsAt, endsAt } = table!.periods[i]!
      return [
        metric.name,
        metric.unit,
        startsAt.toISOString(),
        endsAt.toISOString(),
        value,
        target,
        level && levelNames[level],
        benchmark?.name,
        observations,
      ]
    })
    if (rows.length) yield csv(rows)
  }
}
