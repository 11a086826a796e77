import { builder } from '../../kernel/builder.ts'

export const InvitationState = builder.enumType('InvitationState', {
  description: 'The status of an invitation.',
  values: {
    OPEN: { description: 'Can be accepted.' },
    USED: { description: 'Accepted.' },
    REVOKED: { description: 'Revoked before it was accepted.' },
    EXPIRED: { description: 'It has expired.' },
  } as const,
})
