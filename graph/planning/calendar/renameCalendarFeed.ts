import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, name } from '../../kernel/validation.ts'
import { CalendarFeed, loadFeed } from './CalendarFeed.ts'
import { feedToChange, writeFeed } from './feedToChange.ts'

mutation('renameCalendarFeed', {
  description: 'Gives a feed another name; its address stays.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The feed.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ required: true, description: 'What it is called.' }),
  }),
  async resolve(input, { context, write }) {
    const feed = await feedToChange(context, input.id)
    const given = check(z.object({ name }), input)
    return write(async (transaction) => {
      await writeFeed(transaction, feed.id, input.version ?? feed.version, given)
      return { feedId: feed.id }
    })
  },
  success: (t) => ({
    feed: t.field({
      type: CalendarFeed,
      description: 'The feed.',
      resolve: ({ feedId }, _args, context, info) => loadFeed(context, info, feedId),
    }),
  }),
})
