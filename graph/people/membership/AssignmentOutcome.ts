import { builder } from '../../kernel/builder.ts'
import { ErrorInterface } from '../../kernel/errorTypes.ts'
import { globalId } from '../../kernel/node.ts'
import type { Assigned } from './assign.ts'
import { Membership } from './Membership.ts'
import { loadMembership } from './loadMembership.ts'

const AssignmentState = builder.enumType('AssignmentState', {
  description: 'What assigning a person has done.',
  values: {
    CREATED: { description: 'They have a new membership.' },
    CHANGED: { description: 'One that they had reaches further or longer now.' },
    UNCHANGED: { description: 'They had as much already.' },
  },
})

export const AssignmentOutcome = builder.objectRef<Assigned>('AssignmentOutcome').implement({
  description: 'What became of one person who was assigned.',
  fields: (t) => ({
    userId: t.id({
      description: 'The id of the user, as it was named.',
      resolve: ({ userId }) => globalId('User', userId),
    }),
    state: t.expose('outcome', {
      type: AssignmentState,
      nullable: true,
      description: 'What was done; null where nothing was.',
    }),
    membership: t.field({
      type: Membership,
      nullable: true,
      description: 'The membership that they have now.',
      resolve: ({ membershipId }, _args, context, info) =>
        membershipId ? loadMembership(context, info, membershipId) : null,
    }),
    error: t.expose('error', { type: ErrorInterface, nullable: true, description: 'Why it was not done.' }),
  }),
})
