import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { feedToChange, writeFeed } from './feedToChange.ts'

mutation('revokeCalendarFeed', {
  description: 'Revokes a calendar feed; its address stops working immediately.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The calendar feed.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const feed = await feedToChange(context, input.id)
    return write(async (transaction) => {
      await writeFeed(transaction, feed.id, input.version ?? feed.version, { revokedAt: context.now })
      return { revokedId: globalId('CalendarFeed', feed.id) }
    })
  },
  success: (t) => ({ revokedId: t.exposeID('revokedId', { description: 'The id of the deleted object.' }) }),
})
