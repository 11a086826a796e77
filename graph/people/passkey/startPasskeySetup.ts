import { RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { codeInput, passwordInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { challengeOf, newChallenge } from './challenge.ts'
import { setupOptions } from './register.ts'

mutation('startPasskeySetup', {
  description:
    'Starts adding a passkey for the viewer; nothing changes until `createPasskey` is given what the authenticator made.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({ password: t.string(passwordInput), code: t.string(codeInput) }),
  errors: [RateLimitError],
  async resolve(input, { context }) {
    await requireProof(context, input)
    return { setupToken: newChallenge(context, `setup ${context.requireViewer().id}`).token }
  },
  success: (t) => ({
    setupToken: t.exposeString('setupToken', { description: 'To be sent to createPasskey; good for five minutes.' }),
    options: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'What navigator.credentials.create takes, null if the setup is over by now; JSON, since WebAuthn says what is in it.',
      resolve: ({ setupToken }, _args, context) => {
        const viewer = context.requireViewer()
        const challenge = challengeOf(context, `setup ${viewer.id}`, setupToken)
        return challenge && setupOptions(context, viewer, challenge)
      },
    }),
  }),
})
