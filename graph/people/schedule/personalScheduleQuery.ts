import { builder } from '../../kernel/builder.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { loadUser } from '../user/loadUser.ts'
import { User } from '../user/User.ts'
import { personAt } from './person.ts'
import { PersonalSchedule, scheduleOf } from './PersonalSchedule.ts'

interface Shape {
  userId: string
  organizationId: string
  rootId: string
}

const SchedulePlan = builder.objectRef<Shape>('PersonAtWork').implement({
  description: 'Somebody in an organization, with when they work there and when they are away.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The user.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
    schedule: t.field({
      type: PersonalSchedule,
      description: 'When they work there.',
      resolve: (key, _args, context) => scheduleOf(context, key),
    }),
  }),
})

builder.queryField('legacyPersonAtWork', (t) =>
  t.field({
    type: SchedulePlan,
    nullable: true,
    description:
      'Somebody in an organization, by the uuids that legacy clients know; null where the viewer does not see them there.',
    ...legacy('people.read'),
    args: {
      userUuid: t.arg.string({ required: true, description: 'The uuid of the user.' }),
      organizationUuid: t.arg.string({ required: true, description: 'The uuid of the organization.' }),
    },
    resolve: async (_root, { userUuid, organizationUuid }, context) => {
      const input = { userId: globalId('User', userUuid), organizationId: globalId('Organization', organizationUuid) }
      try {
        const { person, place } = await personAt(context, input)
        return { userId: person.id, organizationId: place.id, rootId: place.rootId }
      } catch (error) {
        if (error instanceof NotFoundError) return null
        throw error
      }
    },
  }),
)
