import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { onceToken } from '../../kernel/auth/onceSecret.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { administeredUser, permissionToReset } from './administration.ts'
import { makeResetLink } from './resetLink.ts'
import * as m from './__generated__/messages.ts'

mutation('createPasswordReset', {
  description:
    "Creates a single-use link for a user of a lower access level to set a new password within 24 hours; it becomes invalid if the user or the creator's permissions change.",
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({ userId: t.id({ required: true, description: 'The user.' }) }),
  async resolve(input, { context, write }) {
    const { id, status } = await administeredUser(context, input.userId, permissionToReset)
    if (status === 'DISABLED') throw new ConflictError(m.disabledFirst)
    const { id: makerId } = context.requireViewer()
    return write((transaction) => makeResetLink(context, transaction, { userId: id, makerId, lasts: day }))
  },
  success: (t) => ({
    secret: t.string({
      description: 'The token with which `resetPassword` sets it, which is shown this once.',
      resolve: ({ name }, _args, context) => onceToken(context, 'reset', name),
    }),
    url: t.field({
      type: 'URL',
      description: 'The page where the password is set, shown this once.',
      resolve: ({ name }, _args, context) =>
        publicLink(context.services.settings, `/login?reset=${onceToken(context, 'reset', name)}`),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})
