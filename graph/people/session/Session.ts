import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import { textIn } from '../../kernel/messages/text.ts'
import './ownSessions.ts'

export const Session = builder.prismaObject('Session', {
  description: 'An active sign-in session.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    device: t.string({
      description: 'The browser and operating system, such as "Chrome on Windows".',
      select: { userAgent: true },
      resolve: ({ userAgent }, _args, { language }) => textIn(language, deviceOf(userAgent)),
    }),
    place: t.string({
      description: 'The IP address of the session, in readable form, such as "Local network, 10.0.0.5".',
      select: { address: true },
      resolve: ({ address }, _args, { language }) => textIn(language, placeOfAddress(address)),
    }),
    isThis: t.boolean({
      description: 'Whether this is the session of the current request.',
      select: { id: true },
      resolve: ({ id }, _args, context) => id === context.requireViewer().sessionId,
    }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When the user signed in.' }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'When the session was last used, to the minute.',
      select: { createdAt: true, lastUsedAt: true },
      resolve: ({ createdAt, lastUsedAt }) => lastUsedAt ?? createdAt,
    }),
    endsAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the session expires.' }),
  }),
})
