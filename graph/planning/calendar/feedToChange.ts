import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { ownFeeds } from './CalendarFeed.ts'

/** The viewer's own feed that an input names. */
export async function feedToChange(context: Context, id: string) {
  const where = { AND: [ownFeeds(context), { id: uuidOf('CalendarFeed', id, 'The feed') }] }
  const feed = await context.db.prisma.calendarFeed.findFirst({ where, select: { id: true, version: true } })
  if (!feed) throw new NotFoundError('The feed')
  return feed
}

/** Changes a feed that is still as it was seen. */
export async function writeFeed(
  { calendarFeed }: Transaction,
  id: string,
  version: number,
  data: Prisma.CalendarFeedUpdateManyMutationInput,
) {
  await changeVersioned(calendarFeed, 'The feed', { id, version }, data, { name: data.name }, { revokedAt: null })
}
