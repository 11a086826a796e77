import type { Closing } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { User } from '../user/User.ts'
import { ViewerType } from '../user/viewerQuery.ts'

type Closes = Pick<Closing, 'rootId' | 'closedById' | 'closedAt' | 'goesAt'>

const OrganizationClosing = builder.objectRef<Closes>('OrganizationClosing').implement({
  description: 'The closing of a root organization, which can only be read until everything of it is deleted.',
  fields: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The root organization.',
      resolve: ({ rootId }, _args, context, info) =>
        context.db.prisma.organization.findUniqueOrThrow({
          ...queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } }),
          where: { id: rootId },
        }),
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'When it was closed.' }),
    goesAt: t.expose('goesAt', {
      type: 'DateTime',
      description: 'When everything of it is deleted, 30 days after it was closed; until then it can be reopened.',
    }),
    closedBy: t.field({
      type: User,
      nullable: true,
      description: 'The user who closed it; null if not visible to the viewer.',
      resolve: ({ closedById }, _args, context, info) =>
        context.db.prisma.user.findUnique({
          ...queryFromInfo({ context, info, typeName: 'User', select: { id: true } }),
          where: { id: closedById },
        }),
    }),
  }),
})

/** That a root organization closes; those of a request are asked for at once. */
export const closingOf = (context: Context, rootId: string): Promise<Closes | null> =>
  context
    .loader<string, Closes | null>('closings', async (ids) => {
      const rows = await context.db.prisma.closing.findMany({
        where: { rootId: { in: [...ids] } },
        select: { rootId: true, closedById: true, closedAt: true, goesAt: true },
      })
      return ids.map((id) => rows.find((row) => row.rootId === id) ?? null)
    })
    .load(rootId)

builder.prismaObjectField(Organization, 'closing', (t) =>
  t.field({
    type: OrganizationClosing,
    nullable: true,
    description: 'That its root organization closes; null if it does not.',
    select: { rootId: true },
    resolve: ({ rootId }, _args, context) => closingOf(context, rootId),
  }),
)

builder.objectField(ViewerType, 'closings', (t) =>
  t.field({
    type: [OrganizationClosing],
    description: 'The closings of the root organizations that the viewer belongs to.',
    resolve: async (viewer, _args, context) => {
      const closings = await Promise.all(viewer.closingRootIds.map((id) => closingOf(context, id)))
      return closings.filter((closing) => closing !== null)
    },
  }),
)
