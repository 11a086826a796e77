import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { loadUser } from '../../people/user/loadUser.ts'
import { User } from '../../people/user/User.ts'
import { check, say } from '../../kernel/validation.ts'
import { Notification } from './Notification.ts'
import { loadNotifications, ownNotifications, upTo } from './ownNotifications.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const schema = z.object({
  selection: z.object({
    ids: z
      .array(z.string())
      .max(100, say(t.mostNamed({ most: '100' })))
      .nullish(),
  }),
})

const NotificationSelectionInput = builder.inputType('NotificationSelectionInput', {
  description: 'Which notifications to mark.',
  isOneOf: true,
  fields: (t) => ({
    ids: t.idList({ description: 'These notifications, at most 100.' }),
    upToId: t.id({ description: 'This notification and all older ones.' }),
  }),
})

mutation('markNotifications', {
  description: "Marks the viewer's notifications as read or unread: selected ones, or all up to a given one.",
  policy: 'signedIn',
  input: (t) => ({
    selection: t.field({
      type: NotificationSelectionInput,
      required: true,
      description: 'Which notifications to mark.',
    }),
    read: t.boolean({ required: true, description: 'Whether to mark them as read; false marks them as unread.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: userId } = context.requireViewer()
    const { ids } = check(schema, input).selection
    const wanted = (ids ?? [input.selection.upToId!]).map((id) => uuidOf('Notification', id))
    const known = await context.db.prisma.notification.findMany({
      where: { ...ownNotifications(context), id: { in: wanted } },
      select: { id: true, at: true },
    })
    if (known.length !== new Set(wanted).size) throw new NotFoundError(the('Notification'))
    return write(async (tx) => {
      await tx.notification.updateMany({
        where: {
          ...ownNotifications(context),
          ...(ids ? { id: { in: wanted } } : upTo(known[0]!.at, wanted[0]!)),
          readAt: input.read ? null : { not: null },
        },
        data: { readAt: input.read ? context.now : null },
      })
      // One's other tabs and devices hear of it.
      await tx.$executeRaw`select tell('person', jsonb_build_object('userId', ${userId}::text, 'kind', 'notification'))`
      return { userId, ids: wanted }
    })
  },
  success: (t) => ({
    notifications: t.field({
      type: [Notification],
      description: 'The notifications that were named.',
      resolve: async ({ ids }, _args, context, info) => (await loadNotifications(ids, context, info)) as never,
    }),
    user: t.field({
      type: User,
      description: 'The user whose notifications were marked.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
