import { ConflictError, ForbiddenError, RateLimitError } from '../../kernel/errors.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation } from '../../kernel/mutation.ts'
import { isVerified, mailVerification } from './verification.ts'
import * as m from './__generated__/messages.ts'

mutation('sendEmailVerification', {
  description:
    "Mails a single-use link to the viewer's email address that verifies it within three days; at most five an hour.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: () => ({}),
  errors: [RateLimitError],
  async resolve(_input, { context, write }) {
    const { id: userId, email } = context.requireViewer()
    if (!mailIsSetUp(context.services.settings)) throw new ForbiddenError(m.noMail)
    return write(async (transaction) => {
      if (await isVerified(transaction, userId, email)) throw new ConflictError(m.ownVerifiedAlready)
      await mailVerification(context, transaction, { userId, email })
      return { email }
    })
  },
  success: (t) => ({
    sentTo: t.expose('email', { type: 'EmailAddress', description: 'The address that the link was mailed to.' }),
  }),
})
