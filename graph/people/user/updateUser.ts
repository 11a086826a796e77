import { z } from 'zod'
import { AlreadyExistsError, ForbiddenError, NotFoundError, RateLimitError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { endResetLinks } from './resetLink.ts'
import { requirePassword } from '../../kernel/auth/requirePassword.ts'
import { check } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { account, orTaken } from './account.ts'
import { loadUser } from './loadUser.ts'
import { tellOfAddress } from './tellOfAddress.ts'
import { User } from './User.ts'
import { visibleUsers } from './visibleUsers.ts'

mutation('updateUser', {
  description: 'Changes what the viewer says of themselves.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The user.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What the person is called.' }),
    email: t.field({
      type: 'EmailAddress',
      description: 'The email address to sign in with; changing it takes the password.',
    }),
    password: t.string({
      description: 'The viewer’s password, where the email changes; it may be tried as often as signing in.',
    }),
    username: t.string({ description: 'A shorter name to sign in with; empty for none.' }),
  }),
  clears: { username: '' },
  errors: [AlreadyExistsError, RateLimitError],
  async resolve(input, { context, write }) {
    const id = uuidOf('User', input.id, 'The user')
    const user = await context.db.prisma.user.findFirst({ where: { AND: [visibleUsers(context), { id }] } })
    if (!user) throw new NotFoundError('The user')
    if (id !== context.requireViewer().id) throw new ForbiddenError('Everybody changes their own profile only.')
    const username = account.username.or(z.literal('').transform(() => null)).nullish()
    const schema = z.object({ name: account.name.nullish(), email: account.email.nullish(), username })
    const { name, email, username: handle } = check(schema, input)
    const movesFrom = email && email !== user.email ? user.email : undefined
    if (movesFrom) await requirePassword(context, 'password', input.password)
    return orTaken(
      write(async (transaction) => {
        const wanted = { name: name ?? undefined, email: email ?? undefined, username: handle }
        const version = input.version ?? user.version
        await changeVersioned(transaction.user, 'Your profile', { id, version }, wanted, { shown: {} })
        if (movesFrom) {
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
      description: 'The user as they are now.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
