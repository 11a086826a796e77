import type { builder } from '../../kernel/builder.ts'
import { loadUser } from '../user/loadUser.ts'
import { User } from '../user/User.ts'
import { PersonalSchedule, scheduleOf } from './PersonalSchedule.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<
  Types,
  { userId: string; organizationId: string; rootId: string }
>

/** The fields of an answer that is somebody's schedule. */
export const scheduleInAnswer = (t: SuccessBuilder) => ({
  user: t.field({
    type: User,
    description: 'The user it belongs to.',
    resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
  }),
  schedule: t.field({
    type: PersonalSchedule,
    description: "The person's schedule in the organization after the change.",
    resolve: (key, _args, context) => scheduleOf(context, key),
  }),
})
