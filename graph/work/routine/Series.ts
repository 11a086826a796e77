import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { badArgument } from '../../kernel/errors.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { FallsDue, timesOf } from './FallsDue.ts'
import { changeObstacle, workColumns } from './obstacles.ts'
import { sentenceOf } from '../../kernel/recurrence/sentence.ts'
import { SeriesStatus } from './SeriesStatus.ts'
import './visibleSeries.ts'
import { wallOf, wallText } from '../../kernel/time/wallTime.ts'

const mostTimes = 12

export const Series = builder.prismaObject('Series', {
  description: 'A routine: a recurring task record, with a recurrence rule (RFC 5545) in a time zone.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    rule: t.expose('rule', {
      type: 'RRule',
      description: "The recurrence rule in RFC 5545 syntax, without DTSTART; UNTIL is in the routine's local time.",
    }),
    sentence: t.string({
      description: 'The recurrence rule in plain words, such as "Every Monday and Thursday at 06:00".',
      select: { rule: true, startsOn: true },
      resolve: ({ rule, startsOn }, _args, { language }) => sentenceOf(rule, startsOn).in(language),
    }),
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone in which the rule is evaluated.',
    }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The local date and time from which the rule counts, such as 2026-11-23T06:00.',
      select: { startsOn: true },
      resolve: ({ startsOn }) => wallText(startsOn),
    }),
    durationMins: t.exposeInt('durationMins', {
      description: 'The time from the start of an occurrence until it is due, in minutes.',
    }),
    leadDays: t.exposeInt('leadDays', {
      description: 'The number of days before its start at which an occurrence becomes a record.',
    }),
    status: t.expose('status', { type: SeriesStatus, description: 'Whether it is still ongoing.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    title: t.string({
      description: 'The title of the task record.',
      select: { taskRecord: { select: { title: true } } },
      resolve: ({ taskRecord }) => taskRecord.title,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization responsible for the routine; null if it is not visible to the viewer.',
      select: { taskRecord: { select: { organizationId: true } } },
      resolve: ({ taskRecord }, _args, context, info) => organizationInSight(context, info, taskRecord.organizationId),
    }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle its records name; null if they name that of the task record, if any.',
    }),
    nextTimes: t.field({
      type: [FallsDue],
      description: 'The next due times under the rule; empty if the routine is paused or has ended.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 3,
          description: 'The number of due times to return, at most 12.',
        }),
      },
      select: { rule: true, startsOn: true, timeZone: true, status: true },
      resolve: ({ rule, startsOn, timeZone, status }, { first }, { now }) => {
        if (first < 1 || first > mostTimes) throw badArgument('first', `ask for 1 to ${mostTimes}`)
        return status === 'ACTIVE' ? timesOf(rule, startsOn, timeZone, wallOf(now, timeZone), first) : []
      },
    }),
  }),
})

declarePermissions(
  Series,
  { status: true, taskRecord: { select: { ...placementColumns, ...workColumns } } },
  {
    edit: [
      'Whether the viewer may change, pause and end the routine, and skip its occurrences.',
      (viewer, series) => permissionOn(viewer, 'tasks.edit', series.taskRecord, changeObstacle(series)),
    ],
  },
)

builder.prismaObjectFields(Series, (t) => ({
  previous: t.relation('previous', {
    type: Series,
    nullable: true,
    description: 'The routine that this one continues, if it was split off by a change from a certain day on.',
  }),
  next: t.relation('next', {
    type: Series,
    description: 'The routines that continue this one after a change from a certain day on.',
    query: { orderBy: { legacyId: 'asc' } },
  }),
}))
