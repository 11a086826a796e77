import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { connectionOf, noEntries, pageAsked } from '../../kernel/paging.ts'
import type { AccessLevel as Level } from '../../kernel/policy.ts'
import { queryOfPage } from '../../kernel/statement/queryOfPage.ts'
import { seek } from '../../kernel/statement/seek.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { AccessLevel, Membership, MembershipStatus } from './Membership.ts'
import {
  countDirectory,
  directoryOrder,
  readDirectory,
  type DirectoryFilter,
  type Found,
  type MembershipStatus as Status,
} from './readDirectory.ts'

interface FilterArgs {
  search?: string | null
  departmentId?: string | null
  groupId?: string | null
  jobRoleId?: string | null
  level?: Level[] | null
  status?: Status[] | null
}

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

const filterArgs = (t: ArgBuilder) => ({
  search: t.arg.string({ description: 'Part of the name or email address.' }),
  departmentId: t.arg.id({ description: 'Only members in this department.' }),
  groupId: t.arg.id({ description: 'Only members in this group or a group below it.' }),
  jobRoleId: t.arg.id({ description: 'Only members with this job role.' }),
  level: t.arg({ type: [AccessLevel], description: 'Only members with one of these access levels.' }),
  status: t.arg({
    type: [MembershipStatus],
    description: 'Only memberships with one of these statuses; defaults to current ones.',
  }),
})

/** The filter; null where it names what there is not. */
function filterOf(
  { search, departmentId, groupId, jobRoleId, level, status }: FilterArgs,
  isDirect: boolean,
): DirectoryFilter | null {
  const named = { Department: departmentId, Group: groupId, JobRole: jobRoleId }
  const ids: Partial<Record<string, string>> = {}
  for (const [type, id] of Object.entries(named)) {
    if (id == null) continue
    const uuid = uuidIn(type, id)
    if (!uuid) return null
    ids[type] = uuid
  }
  const text = search?.trim()
  if (text && (text.length > 200 || text.includes('\0'))) return null
  return {
    search: text || undefined,
    departmentId: ids.Department,
    groupId: ids.Group,
    jobRoleId: ids.JobRole,
    levels: level?.length ? level : undefined,
    statuses: status?.length ? status : ['ACTIVE'],
    isDirect,
  }
}

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

builder.queryField('memberDirectory', (t) =>
  t.connection({
    type: Membership,
    description: 'All memberships visible to the viewer, by name.',
    ...policy('people.read'),
    args: {
      ...filterArgs(t),
      organizationId: t.arg.id({ description: 'Only memberships in this organization and its sub-organizations.' }),
    },
    resolve: async (_root, { organizationId, ...args }, context, info) => {
      const page = pageAsked(args)
      const filter = filterOf(args, false)
      let at = tops(context.requireViewer())
      if (organizationId != null) {
        const id = uuidIn('Organization', organizationId)
        const where = { AND: [visibleOrganizations(context), { id }] }
        at = id && (await context.db.prisma.organization.count({ where })) ? [id] : []
      }
      if (!filter || !at.length) return noEntries(page)
      const wanted = { seek: seek(directoryOrder, page), take: page.take }
      const found = (await readDirectory(context, at, filter, wanted)).slice(0, page.take)
      return connectionOf(page, await load(context, info, found), async (atMost) => {
        const counts = await countDirectory(context, at, filter, atMost)
        return [...counts.values()].reduce((sum, count) => sum + count, 0)
      })
    },
  }),
)

builder.prismaObjectField(Organization, 'members', (t) =>
  t.connection({
    type: Membership,
    description: 'The members of the organization and its sub-organizations, by name.',
    select: { id: true, rootId: true },
    args: {
      ...filterArgs(t),
      direct: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only direct members, without those of sub-organizations.',
      }),
    },
    resolve: async ({ id, rootId }, { direct, ...args }, context, info) => {
      const page = pageAsked(args)
      const filter = filterOf(args, direct)
      // Who is to join an organization sees its name in their own membership, and not yet its people.
      const isSeen = context.requireViewer().mayAt('people.read', { rootId, organizationId: id })
      if (!filter || !isSeen) return noEntries(page)
      const wanted = { seek: seek(directoryOrder, page), take: page.take }
      const pages = context.loader<string, Found[]>(`members ${JSON.stringify([filter, wanted])}`, async (ids) => {
        const rows = await readDirectory(context, ids, filter, wanted)
        return ids.map((one) => rows.filter(({ at }) => at === one))
      })
      return connectionOf(page, await load(context, info, await pages.load(id)), (atMost) =>
        context
          .loader<string, number>(`member count ${JSON.stringify(filter)}`, async (ids) => {
            const counts = await countDirectory(context, ids, filter, atMost)
            return ids.map((one) => counts.get(one) ?? 0)
          })
          .load(id),
      )
    },
  }),
)
