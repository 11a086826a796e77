import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { visibleMemberships } from '../membership/visibleMemberships.ts'

/** The users a viewer sees: themselves, and whoever has a membership that they see. */
export function visibleUsers(context: Context): Prisma.UserWhereInput {
  return { OR: [{ id: context.requireViewer().id }, { memberships: { some: visibleMemberships(context) } }] }
}
