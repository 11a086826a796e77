import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import './ownSessions.ts'

export const Session = builder.prismaObject('Session', {
  description: 'A sign-in that has not ended.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    device: t.string({
      description: 'By which browser on what, in words.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    place: t.string({
      description: 'From where, by its address.',
      select: { address: true },
      resolve: ({ address }) => placeOfAddress(address),
    }),
    isThis: t.boolean({
      description: 'Whether it is the one that asks.',
      select: { id: true },
      resolve: ({ id }, _args, context) => id === context.requireViewer().sessionId,
    }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When one signed in.' }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'When it was last used, to the minute.',
      select: { createdAt: true, lastUsedAt: true },
      resolve: ({ createdAt, lastUsedAt }) => lastUsedAt ?? createdAt,
    }),
    endsAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
  }),
})
