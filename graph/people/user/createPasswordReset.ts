import { randomUUID } from 'node:crypto'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { hashOf, onceToken } from '../../kernel/auth/onceSecret.ts'
import { administeredUser, permissionToReset } from './administration.ts'
import { personHash } from './resetLink.ts'
import * as m from './__generated__/messages.ts'

const hours = 24

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
    const { now } = context
    const expiresAt = new Date(now.getTime() + hours * 3_600_000)
    const name = randomUUID()
    return write(async (transaction) => {
      const hash = hashOf(onceToken(context, 'reset', name))
      await transaction.passwordReset.create({
        data: {
          hash,
          userId: id,
          createdById: context.requireViewer().id,
          createdAt: now,
          expiresAt,
          person: await personHash(transaction, id, now),
        },
      })
      return { name, expiresAt: expiresAt.toISOString() }
    })
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
