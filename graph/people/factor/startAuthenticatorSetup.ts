import { RateLimitError } from '../../kernel/errors.ts'
import { AuthenticatorSetup } from '../../kernel/errorTypes.ts'
import { mutation } from '../../kernel/mutation.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { newSetupToken, setupOf } from './setup.ts'

mutation('startAuthenticatorSetup', {
  description:
    'Starts setting up an authenticator app for the viewer; nothing changes until `createAuthenticatorApp` is given a code of it.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context }) {
    await requireProof(context, input)
    return { setupToken: newSetupToken(context) }
  },
  success: (t) => ({
    setup: t.field({
      type: AuthenticatorSetup,
      description: 'What the app needs.',
      resolve: ({ setupToken }, _args, context) => setupOf(context, context.requireViewer(), setupToken),
    }),
  }),
})
