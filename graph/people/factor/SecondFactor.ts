import { builder } from '../../kernel/builder.ts'
import { User } from '../user/User.ts'
import { permissionOver } from '../user/administration.ts'
import { requiredBy } from './requiredBy.ts'

interface Shown {
  userId: string
  isSetUp: boolean
  addedAt: Date | null
  lastUsedAt: Date | null
}

const SecondFactor = builder.objectRef<Shown>('SecondFactor').implement({
  description: 'How a user proves at sign-in, beside the password, that it is them.',
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether an authenticator app is set up.' }),
    addedAt: t.expose('addedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the authenticator app was set up; null if there is none.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a code of the authenticator app was last used; null if there is none.',
    }),
    recoveryCodesLeft: t.int({
      description: 'How many recovery codes have not been used.',
      resolve: ({ userId }, _args, { db }) => db.prisma.recoveryCode.count({ where: { userId, usedAt: null } }),
    }),
    requiredBy: t.stringList({
      description: 'The names of the root organizations that require it of the user.',
      resolve: ({ userId }, _args, { db, now }) => requiredBy(db.prisma, userId, now),
    }),
  }),
})

builder.prismaObjectField(User, 'secondFactor', (t) =>
  t.field({
    type: SecondFactor,
    nullable: true,
    description: 'The second factor, for the user and for who administers them; null for others.',
    select: { id: true },
    async resolve({ id }, _args, context) {
      const viewer = context.requireViewer()
      if (id !== viewer.id && !(await permissionOver(context, id)).allowed) return null
      const app = await context.db.prisma.authenticatorApp.findUnique({
        where: { userId: id },
        select: { createdAt: true, lastUsedAt: true },
      })
      return {
        userId: id,
        isSetUp: app !== null,
        addedAt: app?.createdAt ?? null,
        lastUsedAt: app?.lastUsedAt ?? null,
      }
    },
  }),
)
