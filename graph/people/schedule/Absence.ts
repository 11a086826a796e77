import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import type { Context } from '../../kernel/context.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { User } from '../user/User.ts'
import { AbsencePart } from './AbsencePart.ts'
import { permissionFor } from './person.ts'
import { reasonFor } from './reasonFor.ts'
import './visibleAbsences.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as m from './__generated__/messages.ts'

const AbsenceState = builder.enumType('AbsenceState', {
  description: 'The state of an absence at the current time.',
  values: {
    PLANNED: { description: 'It has not started yet.' },
    NOW: { description: 'The user is away.' },
    OVER: { description: 'The user is back.' },
    CANCELLED: { description: 'It was cancelled or ended early.' },
  },
})

interface Dates {
  startsAt: Date
  endsAt: Date
  cancelledAt: Date | null
}

const stateAt = ({ now }: Context, { startsAt, endsAt, cancelledAt }: Dates) =>
  cancelledAt ? 'CANCELLED' : endsAt <= now ? 'OVER' : startsAt <= now ? 'NOW' : 'PLANNED'

const dates = { startsAt: true, endsAt: true, cancelledAt: true } as const

/** Why nobody can change it any more; undefined where somebody can. */
export const pastObstacle = (context: Context, absence: Dates): Text | undefined =>
  ({ CANCELLED: m.wasCancelled, OVER: m.isOver, NOW: undefined, PLANNED: undefined })[stateAt(context, absence)]

export const Absence = builder.prismaObject('Absence', {
  description: 'A period when a user is away, with an optional deputy.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    user: t.relation('user', { type: User, description: 'The user who is away.' }),
    deputy: t.relation('deputy', {
      type: User,
      nullable: true,
      description: 'The deputy who stands in for all that no part names a deputy for; null if none.',
    }),
    parts: t.field({
      type: [AbsencePart],
      description: 'The parts with a deputy of their own, at most 20.',
      select: { id: true, recurringId: true, isChanged: true },
      resolve: ({ id, recurringId, isChanged }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'absencePart',
          type: 'AbsencePart',
          ...(recurringId && !isChanged
            ? { key: 'recurringId', parentId: recurringId }
            : { key: 'absenceId', parentId: id }),
          orderBy: { id: 'asc' },
        }),
    }),
    organization: t.relation('root', {
      type: Organization,
      description: 'The root organization the user is away from.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the absence starts.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the absence ends and the user is back.' }),
    state: t.field({
      type: AbsenceState,
      description: 'Whether the absence is planned, under way, over or cancelled.',
      select: dates,
      resolve: (absence, _args, context) => stateAt(context, absence),
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason for the absence; null if the viewer may not edit the absence.',
      select: { reason: true, userId: true, rootId: true },
      resolve: reasonFor,
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(
  Absence,
  { ...dates, userId: true, rootId: true },
  {
    edit: [
      'Whether the viewer may change or cancel it.',
      (_viewer, absence, context) =>
        permissionFor(context, absence.userId, absence.rootId, pastObstacle(context, absence)),
    ],
  },
)
