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
  description: 'Load, age and throughput of the action records visible to the viewer.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        "IANA time zone that days are computed in: that of the organization in the filter, otherwise of the viewer's first organization.",
      resolve: ({ place }) => place.timeZone,
    }),
    figures: t.field({
      type: DashboardFigures,
      description: 'The key figures of the work.',
      resolve: (shape, _args, context) => readFigures(context, shape),
    }),
    people: t.connection({
      type: PersonLoad,
      description: 'Workload by person, highest first; includes people in the filtered scope who have no work.',
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
      description: 'Workload by group, highest first, at most 100.',
      resolve: (shape, _args, context) => readGroups(context, shape),
    }),
    ageing: t.field({
      type: [AgeBand],
      description: 'Open records by age.',
      resolve: (shape, _args, context) => readAgeing(context, shape),
    }),
    adherence: t.field({
      type: [Adherence],
      description:
        'On-time and duration figures of completed records, by action class; empty if nothing was completed.',
      resolve: (shape, _args, context) => readAdherence(context, shape),
    }),
    benchmarks: t.field({
      type: [DashboardBenchmark],
      description:
        'Benchmarks of the filtered scope that the viewer may read, worst first, those without data last; at most 8.',
      resolve: (shape, _args, context) => readStrip(context, shape),
    }),
    cadence: t.field({
      type: Cadence,
      description: 'How routines kept their cadence over the last six weeks, by organization and job role.',
      resolve: (shape, _args, context) => ({ shape, weeks: cadenceWeeks(context, shape) }),
    }),
    throughput: t.field({
      type: Throughput,
      description: 'Completed work.',
      resolve: (shape, _args, context) => readThroughput(context, shape),
    }),
  }),
})

builder.queryField('dashboard', (t) =>
  t.field({
    type: Dashboard,
    description: 'A summary of the work visible to the viewer, limited by a record filter.',
    ...policy('records.see'),
    args: { filter: t.arg({ type: ActionFilter, description: 'Conditions the results must match.' }) },
    resolve: (_root, { filter }, context) => dashboardShape(context, filter),
  }),
)
