import { builder } from '../../kernel/builder.ts'

export const InvitationState = builder.enumType('InvitationState', {
  description: 'Whether an invitation can be taken.',
  values: {
    OPEN: { description: 'It can be taken.' },
    USED: { description: 'It was taken.' },
    REVOKED: { description: 'It was taken back.' },
    EXPIRED: { description: 'Its time is over.' },
  } as const,
})
