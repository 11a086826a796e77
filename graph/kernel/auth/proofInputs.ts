/** How the viewer shows that it is them. */
export const passwordInput = {
  required: true,
  description: "The viewer's password; attempts are rate limited like sign-in attempts.",
} as const

export const codeInput = {
  description: 'A code of the authenticator app or a recovery code, if a second factor is set up.',
} as const
