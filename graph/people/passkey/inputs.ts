/** How a passkey is used. */
export const answerInputs = {
  challengeToken: { required: true, description: 'The token of the challenge that it signed.' },
  response: {
    type: 'JSON',
    required: true,
    description: 'What navigator.credentials.get answered, as WebAuthn writes it in JSON.',
  },
} as const
