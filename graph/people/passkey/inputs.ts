/** How a passkey is used. */
export const answerInputs = {
  challengeToken: { required: true, description: 'The token of the challenge that it signed.' },
  response: {
    type: 'JSON',
    required: true,
    description: 'What navigator.credentials.get answered; JSON, since WebAuthn says what is in it.',
  },
} as const
