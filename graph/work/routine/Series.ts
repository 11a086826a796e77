import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { badArgument } from '../../kernel/errors.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { FallsDue, timesOf } from './FallsDue.ts'
import { changeObstacle, workColumns } from './obstacles.ts'
import { sentenceOf } from './sentence.ts'
import { SeriesStatus } from './SeriesStatus.ts'
import './visibleSeries.ts'
import { wallOf, wallText } from '../../kernel/time/wallTime.ts'

const mostTimes = 12

export const Series = builder.prismaObject('Series', {
  description: 'A routine: a task record that falls due again and again, by a rule of RFC 5545 in a time zone.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    rule: t.expose('rule', {
      type: 'RRule',
      description: 'The rule as RFC 5545 writes it, without its start; UNTIL is by the clock of its zone.',
    }),
    sentence: t.string({
      description: 'The rule in words, as "Every Monday and Thursday at 06:00".',
      select: { rule: true, startsOn: true },
      resolve: ({ rule, startsOn }) => sentenceOf(rule, startsOn),
    }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA zone whose wall clock it goes by.' }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The wall time from which it counts, as 2026-11-23T06:00.',
      select: { startsOn: true },
      resolve: ({ startsOn }) => wallText(startsOn),
    }),
    durationMins: t.exposeInt('durationMins', {
      description: 'How long after its start an occurrence is due, in minutes.',
    }),
    leadDays: t.exposeInt('leadDays', {
      description: 'How many days before its start an occurrence becomes a record.',
    }),
    status: t.expose('status', { type: SeriesStatus, description: 'Whether it goes on.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    title: t.string({
      description: 'What is to be done, as its task record says.',
      select: { taskRecord: { select: { title: true } } },
      resolve: ({ taskRecord }) => taskRecord.title,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that does it, where the viewer sees that.',
      select: { taskRecord: { select: { organizationId: true } } },
      resolve: ({ taskRecord }, _args, context, info) => organizationInSight(context, info, taskRecord.organizationId),
    }),
    nextTimes: t.field({
      type: [FallsDue],
      description: 'When it falls due from now on, as its rule says; none where it is paused or has ended.',
      args: { first: t.arg.int({ required: true, defaultValue: 3, description: 'How many, at most 12.' }) },
      select: { rule: true, startsOn: true, timeZone: true, status: true },
      resolve: ({ rule, startsOn, timeZone, status }, { first }, { now }) => {
        if (first < 1 || first > mostTimes) throw badArgument('first', `ask for 1 to ${mostTimes}`)
        return status === 'ACTIVE' ? timesOf(rule, startsOn, timeZone, wallOf(now, timeZone), first) : []
      },
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change, pause and end it, and skip its occurrences.',
      select: { status: true, taskRecord: { select: { ...placementColumns, ...workColumns } } },
      resolve: (series, _args, context) =>
        permissionOn(context.requireViewer(), 'tasks.edit', series.taskRecord, changeObstacle(series)),
    }),
  }),
})

builder.prismaObjectFields(Series, (t) => ({
  previous: t.relation('previous', {
    type: Series,
    nullable: true,
    description: 'The routine that it goes on from, where that was changed from a day on.',
  }),
  next: t.relation('next', {
    type: Series,
    description: 'The routines that go on from it.',
    query: { orderBy: { legacyId: 'asc' } },
  }),
}))
