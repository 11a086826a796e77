import { z } from 'zod'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { ProviderRequiredError, RateLimitError, SecondFactorError, SignInError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { recoveryCodesOf } from '../factor/recoveryCodes.ts'
import { signInFactor } from '../factor/signInFactor.ts'
import { check } from '../../kernel/validation.ts'
import { fits } from '../../kernel/auth/password.ts'
import { admitWithoutProvider } from './admitWithoutProvider.ts'
import { signedInAnswer } from './signedInAnswer.ts'
import { startSession } from './startSession.ts'
import * as m from './__generated__/messages.ts'

mutation('signIn', {
  description:
    'Signs a user in with an email address or username, a password and, if needed, a second factor, and starts a session.',
  policy: 'public',
  scope: 'ACCOUNT',
  input: (t) => ({
    login: t.string({ required: true, description: 'The email address or username of the account.' }),
    password: t.string({ required: true, description: 'The password of the account.' }),
    code: t.string({
      description: 'A code of the authenticator app or a recovery code; needed if a SECOND_FACTOR error asks for it.',
    }),
    setupToken: t.string({
      description:
        'The token of the setup that a SECOND_FACTOR_SETUP error has told, to be completed by the `code` of the app.',
    }),
  }),
  errors: [SignInError, ProviderRequiredError, SecondFactorError, RateLimitError],
  async resolve(input, { context }) {
    const schema = z.object({
      login: z.string().max(254),
      password: z.string(),
      code: z.string().max(100).nullish(),
      setupToken: z.string().max(100).nullish(),
    })
    const { login, password, ...factor } = check(schema, input)
    const account = login.trim().toLowerCase()
    await context.services.signInLimits.countPassword(account, context.client.address)
    const user = await context.db.prisma.user.findFirst({ where: { OR: [{ email: account }, { username: account }] } })
    if (!(await fits(user?.passwordHash, password)) || user?.status !== 'ACTIVE') {
      // Not waited for: an account that is there takes no longer than one that is not.
      void recordSignIn(context.db.prisma, context, { event: 'SIGN_IN_FAILED', userId: user?.id }).catch(
        (error: unknown) => context.services.log.error({ err: error }, 'A sign-in that failed could not be recorded.'),
      )
      throw new SignInError(m.wrongSignIn)
    }
    const without = await admitWithoutProvider(context, user.id)
    const app = await signInFactor(context, user, factor, without?.organization)
    return startSession(context, user, { event: 'SIGNED_IN', without, app })
  },
  success: (t) => ({
    ...signedInAnswer(t),
    secrets: t.stringList({
      nullable: true,
      description:
        'The ten recovery codes of an authenticator app that was set up just now, which are shown this once; else null.',
      resolve: ({ codesName }, _args, context) => codesName && recoveryCodesOf(context, codesName),
    }),
  }),
})
