import type { Context } from '../../kernel/context.ts'
import type { Placement } from '../../kernel/placed.ts'
import type { Capability } from '../../kernel/policy.ts'
import type { Said } from '../../kernel/messages/text.ts'

/**
 * Why what stands there is not the viewer's to use or change: the group, department or organization that they are not
 * in, else the level that it takes.
 */
export async function whyNotHere(context: Context, capability: Capability, placement: Placement): Promise<Said> {
  const viewer = context.requireViewer()
  const { rootId, organizationId, departmentId, groupId } = placement
  const able = viewer.memberships.filter(
    (one) => one.rootId === rootId && !['NONE', 'OWN'].includes(viewer.reachWith(capability, one)),
  )
  const here = able.filter((one) => one.organizationId === rootId || one.subtree.includes(organizationId))
  const isInGroup = here.some(({ groupIds }) => groupId !== null && groupIds.includes(groupId))
  const isInDepartment = here.some((one) => departmentId !== null && one.departmentId === departmentId)
  const missing = async () => {
    if (!here.length) return ''
    if (groupId && !isInGroup) return `the group ${await nameOf(context, 'group', groupId)} of `
    if (departmentId && !isInDepartment)
      return `the department ${await nameOf(context, 'department', departmentId)} of `
    return null
  }
  const what = able.length ? await missing() : null
  if (what === null) return viewer.refusal(capability, rootId)
  return `This is for ${what}${await nameOf(context, 'organization', organizationId)}, and you are not in it.`
}

/** What something is called; those of a list are read together. */
export function nameOf(
  context: Context,
  kind: 'organization' | 'department' | 'group' | 'user',
  id: string,
): Promise<string> {
  const { prisma } = context.db
  const loader = context.loader<string, string>(`name of ${kind}`, async (ids) => {
    const where = { id: { in: [...ids] } }
    const select = { id: true, name: true }
    const rows =
      kind === 'organization'
        ? (await prisma.organization.findMany({ where, select: { id: true, legalName: true } })).map(
            ({ id, legalName }) => ({ id, name: legalName }),
          )
        : kind === 'department'
          ? await prisma.department.findMany({ where, select })
          : kind === 'group'
            ? await prisma.group.findMany({ where, select })
            : await prisma.user.findMany({ where, select })
    return ids.map((one) => rows.find((row) => row.id === one)?.name ?? '')
  })
  return loader.load(id)
}
