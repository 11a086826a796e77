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
      return { deletedId: globalId('CalendarFeed', feed.id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of the revoked calendar feed.' }) }),
})
