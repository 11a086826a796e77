// What each of some people may do at a spot today, and once they are assigned to it.
import type { Context } from '../../kernel/context.ts'
import type { Reach as ReachName } from '../../kernel/policy.ts'
import { refusals, type Assignment } from './assign.ts'
import type { Spot } from './authority.ts'
import { effectivePermissions, type EffectivePermission, type Granting } from './effective.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import type { Said } from '../../kernel/messages/text.ts'

export interface Change {
  capability: string
  purpose: Said
  before: ReachName
  after: ReachName
  beforeText: string
  afterText: string
}

export interface PersonPreview {
  userId: string
  problem: string | null
  permissions: Change[]
}

interface Named extends Granting {
  place: string
  department: string
  group: string
}

const alternatives = new Intl.ListFormat('en', { type: 'conjunction' })

/** Where a permission reaches, in words. */
function reachText({ reach, from }: EffectivePermission<Named>): string {
  const places = (of: (one: Named) => string) => alternatives.format([...new Set(from.map(of))].sort())
  if (reach === 'NONE') return 'Not at all'
  if (reach === 'OWN') return 'Their own'
  if (reach === 'GROUPS') return places(({ group, place }) => `${group} at ${place}`)
  if (reach === 'DEPARTMENTS') return places(({ department, place }) => `${department} at ${place}`)
  return `Everything at ${places(({ place }) => place)} and below`
}

async function namesOf({ db: { prisma } }: Context, { organizationId, departmentId, groupId }: Spot) {
  const organization = await prisma.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { path: true, legalName: true },
  })
  const department = departmentId
    ? await prisma.department.findUnique({ where: { id: departmentId }, select: { name: true } })
    : null
  const group = groupId ? await prisma.group.findUnique({ where: { id: groupId }, select: { name: true } }) : null
  return {
    path: organization.path,
    place: organization.legalName,
    department: department?.name ?? '',
    group: group?.name ?? '',
  }
}

/** What people have at a place when something there would begin: memberships in its organization and above. */
async function heldThere(context: Context, userIds: string[], { rootId }: Spot, path: string, at: Date) {
  const viewer = context.requireViewer()
  const rows = await context.db.prisma.membership.findMany({
    where: { AND: [heldAt(at), { userId: { in: userIds }, organization: { rootId } }] },
    include: {
      organization: { select: { id: true, path: true, legalName: true } },
      department: { select: { name: true } },
      group: { select: { name: true } },
    },
  })
  return rows
    .filter(({ organization }) => path.startsWith(organization.path))
    .map((row): Named & { userId: string } => {
      const isSeen = viewer.mayAt('organizations.read', { rootId, organizationId: row.organization.id })
      const place = isSeen ? row.organization.legalName : 'an organization above'
      return { ...row, place, department: row.department?.name ?? '', group: row.group?.name ?? '' }
    })
}

export async function preview(context: Context, userIds: string[], assignment: Assignment): Promise<PersonPreview[]> {
  const { spot, accessLevel, startsAt } = assignment
  const names = await namesOf(context, spot)
  const cells = context.requireViewer().cellsOf(spot.rootId)
  const refused = await refusals(context, userIds, assignment)
  const begins = startsAt > context.now ? startsAt : context.now
  const held = await heldThere(
    context,
    userIds.filter((id) => !refused.has(id)),
    spot,
    names.path,
    begins,
  )
  return userIds.map((userId) => {
    const problem = refused.get(userId)?.message ?? null
    if (problem) return { userId, problem, permissions: [] }
    const own: Named[] = held.filter((one) => one.userId === userId)
    const before = effectivePermissions(own, cells)
    const after = effectivePermissions([...own, { ...spot, ...names, accessLevel }], cells)
    const permissions = after.map((then, i) => {
      const now = before[i]!
      return {
        capability: then.capability,
        purpose: then.purpose,
        before: now.reach,
        after: then.reach,
        beforeText: reachText(now),
        afterText: reachText(then),
      }
    })
    return { userId, problem, permissions }
  })
}
