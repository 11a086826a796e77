import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { feedToChange, writeFeed } from './feedToChange.ts'

mutation('revokeCalendarFeed', {
  description: 'Ends a feed: its address leads nowhere from now on.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The feed.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const feed = await feedToChange(context, input.id)
    return write(async (transaction) => {
      await writeFeed(transaction, feed.id, input.version ?? feed.version, { revokedAt: context.now })
      return { revokedId: globalId('CalendarFeed', feed.id) }
    })
  },
  success: (t) => ({ revokedId: t.exposeID('revokedId', { description: 'The id of what is no longer there.' }) }),
})
