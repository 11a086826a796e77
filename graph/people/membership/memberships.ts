import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { policy } from '../../kernel/node.ts'
import { includeBelowArg } from '../../organization/organization/belongings.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { connectionOf, noEntries, pageAsked } from '../../kernel/paging.ts'
import { queryOfPage } from '../../kernel/statement/queryOfPage.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { Membership } from './Membership.ts'
import { membershipList } from './membershipList.ts'
import { countDirectory, readDirectory, type Found } from './readDirectory.ts'

/** The organizations from which down somebody sees people, none below another. */
function tops(viewer: Viewer): string[] {
  const all = viewer.memberships
  return [
    ...new Set(
      all
        .filter((one) => !all.some((other) => other.path !== one.path && one.path.startsWith(other.path)))
        .map((one) => one.organizationId),
    ),
  ]
}

/** The memberships of these ids in their order, as far as they are still there. */
async function load(context: Context, info: GraphQLResolveInfo, found: readonly Found[]) {
  const query = queryOfPage(context, info, 'Membership', { id: true })
  const loader = context.loader<string, object | null>(`member ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.membership.findMany({ ...query, where: { id: { in: [...ids] } } })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id) ?? null)
  })
  const rows = await loader.loadMany(found.map(({ id }) => id))
  return found.flatMap(({ cursor }, i) => (rows[i] ? [{ node: rows[i] as never, cursor }] : []))
}

builder.queryField('memberships', (t) =>
  t.connection({
    type: Membership,
    description: 'All memberships visible to the viewer.',
    ...policy('people.read'),
    args: membershipList.args(t),
    resolve: async (_root, args, context, info) => {
      const asked = await membershipList.read(context, args, 'memberships')
      const at = tops(context.requireViewer())
      const page = pageAsked(asked.page)
      if (!at.length) return noEntries(page)
      const found = (await readDirectory(context, at, asked, page)).slice(0, page.take)
      return connectionOf(page, await load(context, info, found), async (atMost) => {
        const counts = await countDirectory(context, at, asked, atMost)
        return [...counts.values()].reduce((sum, count) => sum + count, 0)
      })
    },
  }),
)

builder.prismaObjectField(Organization, 'members', (t) =>
  t.connection({
    type: Membership,
    description: 'The members of the organization.',
    select: { id: true, rootId: true },
    args: { ...membershipList.args(t), ...includeBelowArg(t) },
    resolve: async ({ id, rootId }, { includeBelow, ...args }, context, info) => {
      const asked = { ...(await membershipList.read(context, args, 'members')), isDirect: !includeBelow }
      const page = pageAsked(asked.page)
      // Who is to join an organization sees its name in their own membership, and not yet its people.
      if (!context.requireViewer().mayAt('people.read', { rootId, organizationId: id })) return noEntries(page)
      const name = JSON.stringify([args, includeBelow])
      const pages = context.loader<string, Found[]>(`members ${name}`, async (ids) => {
        const rows = await readDirectory(context, ids, asked, page)
        return ids.map((one) => rows.filter(({ at }) => at === one))
      })
      return connectionOf(page, await load(context, info, await pages.load(id)), (atMost) =>
        context
          .loader<string, number>(`member count ${name}`, async (ids) => {
            const counts = await countDirectory(context, ids, asked, atMost)
            return ids.map((one) => counts.get(one) ?? 0)
          })
          .load(id),
      )
    },
  }),
)
