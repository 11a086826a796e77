import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, name } from '../../kernel/validation.ts'
import { CalendarFeed, loadFeed } from './CalendarFeed.ts'
import { feedToChange, writeFeed } from './feedToChange.ts'

mutation('renameCalendarFeed', {
  description: 'Renames a calendar feed; its address is unchanged.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The calendar feed.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ required: true, description: 'The display name.' }),
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
      description: 'The calendar feed.',
      resolve: ({ feedId }, _args, context, info) => loadFeed(context, info, feedId),
    }),
  }),
})
