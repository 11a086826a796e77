import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { occurrenceObstacle, workColumns } from './obstacles.ts'
import { OccurrenceState } from './OccurrenceState.ts'
import { Series } from './Series.ts'
import './visibleSeries.ts'
import { clockNote, wallText } from '../../kernel/time/wallTime.ts'

/** What an edit of this one alone changed. */
export interface Changes {
  title?: string
  assigneeId?: string
  moved?: boolean
}

export const Occurrence = builder.prismaObject('Occurrence', {
  description: 'One time that a routine falls due, in its ledger for ever.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    slot: t.field({
      type: 'LocalDateTime',
      description: 'The wall time that the rule names, which stays who it is: 2026-11-23T06:00.',
      select: { slot: true },
      resolve: ({ slot }) => wallText(slot),
    }),
    clockNote: t.string({
      nullable: true,
      description: 'How daylight saving made an instant of it, where it skips or doubles that time.',
      select: { slot: true, series: { select: { timeZone: true } } },
      resolve: ({ slot, series }) => clockNote(slot, series.timeZone),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it is due.' }),
    opensAt: t.expose('opensAt', { type: 'DateTime', description: 'When it becomes a record, or became one.' }),
    state: t.expose('state', { type: OccurrenceState, description: 'What has become of it.' }),
    isLate: t.boolean({
      description: 'Whether its record is open past its end; it stays open, and late, when the next one falls due.',
      select: { state: true, endsAt: true },
      resolve: ({ state, endsAt }, _args, { now }) => state === 'OPEN' && endsAt < now,
    }),
    reason: t.exposeString('reason', { description: 'Why it was skipped; else empty.' }),
    title: t.string({
      description: 'What is to be done: its own title, else that of its task record.',
      select: { changes: true, series: { select: { taskRecord: { select: { title: true } } } } },
      resolve: ({ changes, series }) => (changes as Changes).title ?? series.taskRecord.title,
    }),
    isChanged: t.boolean({
      description: 'Whether it was changed by itself: its time, its title, or who does it.',
      select: { changes: true },
      resolve: ({ changes }) => Object.keys(changes as Changes).length > 0,
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'Its record, where there is one that the viewer sees.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done, skipped or missed.',
    }),
    closedBy: t.relation('closedBy', {
      type: User,
      nullable: true,
      description: 'Who did or skipped it; nobody for the clock.',
    }),
    series: t.relation('series', { type: Series, description: 'The routine that it is of.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or skip it.',
      select: {
        state: true,
        endsAt: true,
        action: { select: { legacyId: true } },
        series: { select: { status: true, taskRecord: { select: { ...placementColumns, ...workColumns } } } },
      },
      resolve: (occurrence, _args, context) =>
        permissionOn(
          context.requireViewer(),
          'tasks.edit',
          occurrence.series.taskRecord,
          occurrenceObstacle(occurrence, context.now),
        ),
    }),
  }),
})
