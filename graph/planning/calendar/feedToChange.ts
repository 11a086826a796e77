import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { feedNamed } from './CalendarFeed.ts'
import * as t from './__generated__/messages.ts'

/** The viewer's own feed that an input names. */
export const feedToChange = (context: Context, id: string) =>
  feedNamed(context, id, { select: { id: true, version: true } })

/** Changes a feed that is still as it was seen. */
export async function writeFeed(
  { calendarFeed }: Transaction,
  id: string,
  version: number,
  data: Prisma.CalendarFeedUpdateManyMutationInput,
) {
  await changeVersioned(calendarFeed, t.theFeed, { id, version }, data, {
    shown: { name: data.name },
    among: { revokedAt: null },
  })
}
