import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { hashOf, onceToken } from '../../kernel/auth/onceSecret.ts'
import { check, name } from '../../kernel/validation.ts'
import { CalendarFeed, loadFeed, ownFeeds } from './CalendarFeed.ts'
import { feedPath } from './feedPath.ts'
import * as messages from './__generated__/messages.ts'

const mostFeeds = 20

mutation('createCalendarFeed', {
  description:
    "Creates a calendar feed URL for other programs to read the viewer's calendar; only the hash of its token is stored.",
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    name: t.string({ required: true, description: 'The name of the feed, usually that of the program reading it.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const given = check(z.object({ name }), input)
    const { id: userId } = context.requireViewer()
    if ((await context.db.prisma.calendarFeed.count({ where: ownFeeds(context) })) >= mostFeeds) {
      throw new LimitReachedError(messages.mostFeeds({ most: String(mostFeeds) }))
    }
    const secret = randomUUID()
    return write(async ({ calendarFeed }) => {
      const data = { ...given, userId, tokenHash: hashOf(onceToken(context, 'feed', secret)), createdAt: context.now }
      const { id } = await calendarFeed.create({ data, select: { id: true } })
      return { feedId: id, secret }
    })
  },
  success: (t) => ({
    secret: t.string({
      description: 'The token of the feed, which is shown this once.',
      resolve: ({ secret }, _args, context) => onceToken(context, 'feed', secret),
    }),
    url: t.field({
      type: 'URL',
      description: 'The address of the feed, shown this once.',
      resolve: ({ secret }, _args, context) =>
        publicLink(context.services.settings, feedPath(onceToken(context, 'feed', secret))),
    }),
    feed: t.field({
      type: CalendarFeed,
      description: 'The calendar feed.',
      resolve: ({ feedId }, _args, context, info) => loadFeed(context, info, feedId),
    }),
  }),
})
