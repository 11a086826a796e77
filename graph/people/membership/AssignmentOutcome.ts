import { builder } from '../../kernel/builder.ts'
import { ErrorInterface } from '../../kernel/errorTypes.ts'
import { globalId } from '../../kernel/node.ts'
import type { Assigned } from './assign.ts'
import { Membership } from './Membership.ts'
import { loadMembership } from './loadMembership.ts'

const AssignmentState = builder.enumType('AssignmentState', {
  description: 'The result of assigning a user.',
  values: {
    CREATED: { description: 'A new membership was created.' },
    CHANGED: { description: 'An existing membership was widened or extended.' },
    UNCHANGED: { description: 'Existing memberships already covered the assignment.' },
  },
})

export const AssignmentOutcome = builder.objectRef<Assigned>('AssignmentOutcome').implement({
  description: 'The outcome of assigning one user.',
  fields: (t) => ({
    userId: t.id({
      description: 'The id of the user, as given in the input.',
      resolve: ({ userId }) => globalId('User', userId),
    }),
    state: t.expose('outcome', {
      type: AssignmentState,
      nullable: true,
      description: 'What was done; null if nothing was.',
    }),
    membership: t.field({
      type: Membership,
      nullable: true,
      description: 'The resulting membership.',
      resolve: ({ membershipId }, _args, context, info) =>
        membershipId ? loadMembership(context, info, membershipId) : null,
    }),
    error: t.expose('error', {
      type: ErrorInterface,
      nullable: true,
      description: 'Why the user was not assigned; null if they were.',
    }),
  }),
})
