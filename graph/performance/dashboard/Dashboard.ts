import { ActionFilter } from '../../work/action/actionFilter.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { numberedPage } from '../../kernel/numberedPage.ts'
import { Adherence, readAdherence } from './Adherence.ts'
import { AgeBand, readAgeing } from './AgeBand.ts'
import { Cadence, cadenceWeeks } from './Cadence.ts'
import { DashboardBenchmark } from './DashboardBenchmark.ts'
import { DashboardFigures, readFigures } from './DashboardFigures.ts'
import { GroupLoad, readGroups } from './GroupLoad.ts'
import { countPeople, PersonLoad, readPeople } from './PersonLoad.ts'
import { readStrip } from './readStrip.ts'
import { dashboardShape, type DashboardShape } from './shape.ts'
import { readThroughput, Throughput } from './Throughput.ts'

const Dashboard = builder.objectRef<DashboardShape>('Dashboard').implement({
  description: 'How the work of a team stands: load, age and throughput of the records that the viewer sees.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        'The IANA zone of its days: of the organization that it is narrowed to, else of the first that the viewer belongs to.',
      resolve: ({ place }) => place.timeZone,
    }),
    figures: t.field({
      type: DashboardFigures,
      description: 'The work in numbers.',
      resolve: (shape, _args, context) => readFigures(context, shape),
    }),
    people: t.connection({
      type: PersonLoad,
      description: 'Who has how much to do, the most loaded first; those of the place too who have nothing.',
      resolve: (shape, args, context) =>
        numberedPage(args, {
          list: 'people',
          farthest: 1_000_000,
          read: (part) => readPeople(context, shape, part),
          count: (atMost) => countPeople(context, shape, atMost),
        }),
    }),
    groups: t.field({
      type: [GroupLoad],
      description: 'Which group has how much to do, the most loaded first, at most 100.',
      resolve: (shape, _args, context) => readGroups(context, shape),
    }),
    ageing: t.field({
      type: [AgeBand],
      description: 'How old the open records are.',
      resolve: (shape, _args, context) => readAgeing(context, shape),
    }),
    adherence: t.field({
      type: [Adherence],
      description: 'How what was completed kept to its times, by action class; none where nothing was completed.',
      resolve: (shape, _args, context) => readAdherence(context, shape),
    }),
    benchmarks: t.field({
      type: [DashboardBenchmark],
      description:
        'The benchmarks of the place that the viewer reads, the worst first and those without data last; at most eight.',
      resolve: (shape, _args, context) => readStrip(context, shape),
    }),
    cadence: t.field({
      type: Cadence,
      description: 'How the routines in reach kept their cadence in these weeks, by organization and job role.',
      resolve: (shape, _args, context) => ({ shape, weeks: cadenceWeeks(context, shape) }),
    }),
    throughput: t.field({
      type: Throughput,
      description: 'What was completed.',
      resolve: (shape, _args, context) => readThroughput(context, shape),
    }),
  }),
})

builder.queryField('dashboard', (t) =>
  t.field({
    type: Dashboard,
    description: 'How the work in reach of the viewer stands, under a filter of records.',
    ...policy('records.see'),
    args: { filter: t.arg({ type: ActionFilter, description: 'What to narrow it to.' }) },
    resolve: (_root, { filter }, context) => dashboardShape(context, filter),
  }),
)
