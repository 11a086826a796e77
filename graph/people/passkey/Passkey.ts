import { builder } from '../../kernel/builder.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import type { Context } from '../../kernel/context.ts'
import { declareNode } from '../../kernel/declareNode.ts'
import { Node, policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'

/** One's own: nobody else sees them. */
export function ownPasskeys(context: Context) {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id }
}

declareNode('Passkey', ownPasskeys)

const Passkey = builder.prismaObject('Passkey', {
  description: "A passkey: a key of the user's device or password manager with which they sign in.",
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the user calls it, usually by the device that holds it.' }),
    isSynced: t.exposeBoolean('isSynced', { description: 'Whether it is kept on several devices of the user.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used; null if never.',
    }),
  }),
})

builder.prismaObjectField(User, 'passkeys', (t) =>
  t.field({
    type: [Passkey],
    nullable: true,
    description: "The viewer's passkeys in the order of their creation, at most 10; null for other users.",
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      if (id !== context.requireViewer().id) return null
      const query = queryFromInfo({ context, info, typeName: 'Passkey', select: { id: true } })
      return context.db.prisma.passkey.findMany({ ...query, where: ownPasskeys(context), orderBy: { id: 'asc' } })
    },
  }),
)
