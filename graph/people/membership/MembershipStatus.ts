import { builder } from '../../kernel/builder.ts'

export const MembershipStatus = builder.enumType('MembershipStatus', {
  description: 'The status of a membership at the current time.',
  values: {
    PLANNED: { description: 'Starts in the future.' },
    ACTIVE: { description: 'Currently in effect.' },
    ENDED: { description: 'Ended.' },
  },
})
