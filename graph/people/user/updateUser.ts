import { z } from 'zod'
import { AlreadyExistsError, ForbiddenError, NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { endResetLinks } from './resetLink.ts'
import { codeInput } from '../../kernel/auth/proofInputs.ts'
import { requireProof } from '../../kernel/auth/requireProof.ts'
import { check } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { account, orTaken } from './account.ts'
import { loadUser } from './loadUser.ts'
import { tellOfAddress } from './tellOfAddress.ts'
import { User } from './User.ts'
import { endVerifications, mailVerification } from './verification.ts'
import { visibleUsers } from './visibleUsers.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateUser', {
  description: "Updates the viewer's profile.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The user.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The name of the person.' }),
    email: t.field({
      type: 'EmailAddress',
      description:
        'The email address used to sign in; changing it requires the password and, if a second factor is set up, a code, leaves it unverified, mails a link to verify it there, and tells the old address.',
    }),
    password: t.string({
      description:
        "The viewer's password; required when the email address changes; attempts are rate limited like sign-ins.",
    }),
    code: t.string(codeInput),
    username: t.string({ description: 'A short username that can be used to sign in; empty removes it.' }),
  }),
  clears: { username: '' },
  errors: [AlreadyExistsError, RateLimitError],
  async resolve(input, { context, write }) {
    const id = uuidOf('User', input.id)
    const user = await context.db.prisma.user.findFirst({ where: { AND: [visibleUsers(context), { id }] } })
    if (!user) throw new NotFoundError(the('User'))
    if (id !== context.requireViewer().id) throw new ForbiddenError(m.ownProfileOnly)
    const username = account.username.or(z.literal('').transform(() => null)).nullish()
    const schema = z.object({ name: account.name.nullish(), email: account.email.nullish(), username })
    const { name, email, username: handle } = check(schema, input)
    const movesFrom = email && email !== user.email ? user.email : undefined
    if (movesFrom) await requireProof(context, input)
    return orTaken(
      write(async (transaction) => {
        const wanted = { name: name ?? undefined, email: email ?? undefined, username: handle }
        const unverified = movesFrom ? { emailVerifiedAt: null } : {}
        const version = input.version ?? user.version
        await changeVersioned(
          transaction.user,
          m.yourProfile,
          { id, version },
          { ...wanted, ...unverified },
          { shown: {} },
        )
        if (movesFrom) {
          await endVerifications(transaction, id, context.now)
          await mailVerification(context, transaction, { userId: id, email: email! })
          await endResetLinks(transaction, id, context.now)
          await tellOfAddress(context, transaction, movesFrom, email!)
        }
        return { userId: id }
      }),
    )
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'The updated user.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
