import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'

/**
 * The users a viewer sees: whoever has a membership that they see. They are among them themselves, but where they
 * belong nowhere; said as "or", it would make the database look at everybody's memberships for a page.
 */
export function visibleUsers(context: Context): Prisma.UserWhereInput {
  const viewer = context.requireViewer()
  return viewer.memberships.length ? { memberships: { some: visibleMemberships(context) } } : { id: viewer.id }
}
