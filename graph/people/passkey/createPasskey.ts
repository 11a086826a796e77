import { deviceOf } from '../../kernel/auth/device.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { AlreadyExistsError, LimitReachedError } from '../../kernel/errors.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { mutation } from '../../kernel/mutation.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { tellOfFactor } from '../factor/tellOfFactor.ts'
import { nameOf } from './nameOf.ts'
import { registered } from './register.ts'
import * as m from './__generated__/messages.ts'

const most = 10

mutation('createPasskey', {
  description: 'Adds a passkey that an authenticator made for a setup; with it the viewer signs in without a password.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    setupToken: t.string({ required: true, description: 'The token of the setup that was started.' }),
    response: t.field({
      type: 'JSON',
      required: true,
      description: 'What navigator.credentials.create answered; JSON, since WebAuthn says what is in it.',
    }),
    name: t.string({
      description: 'A name for it, at most 120 characters; as Chrome on Windows, after the request, if none is given.',
    }),
  }),
  errors: [AlreadyExistsError, LimitReachedError],
  async resolve({ setupToken, response, name: given }, { context, write }) {
    const { id: userId } = context.requireViewer()
    const name = nameOf({ name: given ?? textIn(context.language, deviceOf(context.client.userAgent)) })
    const made = await registered(context, userId, setupToken, response)
    return write(async (tx) => {
      // Of two at once one waits, so that there is never one too many.
      await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
      if ((await tx.passkey.count({ where: { userId } })) >= most) throw new LimitReachedError(m.tooMany({ most }))
      const { count } = await tx.passkey.createMany({
        data: [{ userId, name, ...made, createdAt: context.now }],
        skipDuplicates: true,
      })
      if (!count) throw new AlreadyExistsError(m.isThere)
      await recordSignIn(tx, context, { event: 'PASSKEY_ADDED', userId })
      await tellOfFactor(context, tx, userId, 'passkeyAdded')
      return { userId }
    })
  },
  success: userInAnswer,
})
