/** How the page says what it kept, and what the provider answered. */
export const backInputs = {
  organizationId: { required: true, description: 'The root organization whose provider it is.' },
  startToken: { required: true, description: 'The token of the sign-in that was started.' },
  response: {
    required: true,
    description: 'The query of the address to which the provider led back, with its code and state.',
  },
} as const
