import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
import { User } from '../user/User.ts'
import { permissionFor } from './person.ts'
import './visibleAbsences.ts'

const AbsenceState = builder.enumType('AbsenceState', {
  description: 'Where an absence stands, by the clock.',
  values: {
    PLANNED: { description: 'It is yet to begin.' },
    NOW: { description: 'They are away.' },
    OVER: { description: 'They are back.' },
    CANCELLED: { description: 'It was called off, or ended early.' },
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
export const pastObstacle = (context: Context, absence: Dates): string | undefined =>
  ({ CANCELLED: 'It was cancelled.', OVER: 'It is over.', NOW: undefined, PLANNED: undefined })[
    stateAt(context, absence)
  ]

export const Absence = builder.prismaObject('Absence', {
  description: 'When somebody is away, and who stands in for them meanwhile.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    user: t.relation('user', { type: User, description: 'Who is away.' }),
    deputy: t.relation('deputy', { type: User, nullable: true, description: 'Who stands in for them.' }),
    organization: t.relation('root', {
      type: Organization,
      description: 'The root of the tree that they are away from.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'From when on they are away.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When they are back.' }),
    state: t.field({
      type: AbsenceState,
      description: 'Where it stands.',
      select: dates,
      resolve: (absence, _args, context) => stateAt(context, absence),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why; null for those who may not edit it.',
      select: { reason: true, userId: true, rootId: true },
      resolve: async ({ reason, userId, rootId }, _args, context) =>
        userId === context.requireViewer().id || (await permissionFor(context, userId, rootId)).allowed ? reason : null,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or cancel it.',
      select: { ...dates, userId: true, rootId: true },
      resolve: (absence, _args, context) =>
        permissionFor(context, absence.userId, absence.rootId, pastObstacle(context, absence)),
    }),
  }),
})
