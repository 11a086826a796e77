import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { occurrenceObstacle, workColumns } from './obstacles.ts'
import { OccurrenceState } from './OccurrenceState.ts'
import { Series } from './Series.ts'
import './visibleSeries.ts'
import { clockNote, wallText } from '../../kernel/time/wallTime.ts'
import { textIn } from '../../kernel/messages/text.ts'

/** What an edit of this one alone changed. */
export interface Changes {
  title?: string
  assigneeId?: string
  moved?: boolean
}

export const Occurrence = builder.prismaObject('Occurrence', {
  description: 'One due time of a routine, kept permanently in its ledger.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    slot: t.field({
      type: 'LocalDateTime',
      description:
        'The local date and time set by the rule, which identifies the occurrence permanently, e.g. 2026-11-23T06:00.',
      select: { slot: true },
      resolve: ({ slot }) => wallText(slot),
    }),
    clockNote: t.string({
      nullable: true,
      description: 'How the slot is interpreted if daylight saving time skips or repeats it; null otherwise.',
      select: { slot: true, series: { select: { timeZone: true } } },
      resolve: ({ slot, series }, _args, { language }) => textIn(language, clockNote(slot, series.timeZone)),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the occurrence begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it is due.' }),
    opensAt: t.expose('opensAt', { type: 'DateTime', description: 'When its record is or was created.' }),
    state: t.expose('state', {
      type: OccurrenceState,
      description: 'Whether the occurrence is planned, open, done, skipped or missed.',
    }),
    isLate: t.boolean({
      description:
        'Whether its record is still open after the due time; it stays open and late when the next occurrence falls due.',
      select: { state: true, endsAt: true },
      resolve: ({ state, endsAt }, _args, { now }) => state === 'OPEN' && endsAt < now,
    }),
    reason: t.exposeString('reason', { description: 'Why it was skipped; empty otherwise.' }),
    title: t.string({
      description: 'The title, if set individually, or else the title of the task record.',
      select: { changes: true, series: { select: { taskRecord: { select: { title: true } } } } },
      resolve: ({ changes, series }) => (changes as Changes).title ?? series.taskRecord.title,
    }),
    isChanged: t.boolean({
      description: 'Whether its time, title or assignee was changed individually.',
      select: { changes: true },
      resolve: ({ changes }) => Object.keys(changes as Changes).length > 0,
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record created for it; null if it has no record or the record is not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed, skipped or missed; null while it is open or planned.',
    }),
    closedBy: t.relation('closedBy', {
      type: User,
      nullable: true,
      description: 'The user who completed or skipped it; null if it was closed automatically.',
    }),
    series: t.relation('series', { type: Series, description: 'The routine it belongs to.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(
  Occurrence,
  {
    state: true,
    endsAt: true,
    action: { select: { number: true } },
    series: { select: { status: true, taskRecord: { select: { ...placementColumns, ...workColumns } } } },
  },
  {
    edit: [
      'Whether the viewer may change or skip it.',
      (viewer, occurrence, context) =>
        permissionOn(viewer, 'tasks.edit', occurrence.series.taskRecord, occurrenceObstacle(occurrence, context.now)),
    ],
  },
)
