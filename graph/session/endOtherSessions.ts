import { mutation } from '../mutation.ts'
import { endOthers } from './ownSessions.ts'
import { userInAnswer } from './userInAnswer.ts'

mutation('endOtherSessions', {
  description: 'Ends all sign-ins of the viewer but the one that asks; within five seconds they are good for nothing.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: () => ({}),
  resolve: (_input, { context, write }) =>
    write(async (tx) => {
      await endOthers(tx, context)
      return { userId: context.requireViewer().id }
    }),
  success: userInAnswer,
})
