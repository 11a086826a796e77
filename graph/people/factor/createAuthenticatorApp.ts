import { mutation } from '../../kernel/mutation.ts'
import { addApp } from './addApp.ts'
import { recoveryCodesInAnswer } from './recoveryCodesInAnswer.ts'
import { takenUp } from './setup.ts'

mutation('createAuthenticatorApp', {
  description:
    "Adds the viewer's authenticator app in place of the one before: from now on, signing in takes a code of it, too.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    setupToken: t.string({ required: true, description: 'The token of the setup that was started.' }),
    code: t.string({ required: true, description: 'The code that the app shows now.' }),
  }),
  resolve({ setupToken, code }, { context, write }) {
    const { id: userId } = context.requireViewer()
    const taken = takenUp(context, userId, setupToken, code)
    return write(async (tx) => ({ userId, codesName: await addApp(context, tx, userId, taken) }))
  },
  success: recoveryCodesInAnswer,
})
