import type { Context } from '../../kernel/context.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import type { Placement } from '../../kernel/placed.ts'

/** What an assessment is of: an organization as a whole, or a department or group in it. */
export interface PracticePlace extends Placement {
  path: string
  organization: string
  department: string | null
  group: string | null
}

interface Named {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
}

/** The place that is named; null where the viewer does not see it, or where it does not fit together. */
export async function practicePlace(context: Context, named: Named): Promise<PracticePlace | null> {
  const { prisma } = context.db
  const id = uuidIn('Organization', named.organizationId)
  const departmentId = named.departmentId ? (uuidIn('Department', named.departmentId) ?? noRow) : undefined
  const groupId = named.groupId ? (uuidIn('Group', named.groupId) ?? noRow) : undefined
  if (!id) return null
  const organization = await prisma.organization.findFirst({
    where: { AND: [visibleOrganizations(context), { id }] },
    select: { id: true, rootId: true, path: true, legalName: true },
  })
  if (!organization) return null
  const { rootId, path, legalName } = organization
  const whole = {
    rootId,
    organizationId: id,
    path,
    organization: legalName,
    departmentId: null,
    department: null,
    groupId: null,
    group: null,
  }
  if (groupId) {
    const group = await prisma.group.findFirst({
      where: { id: groupId, department: { organizationId: rootId, id: departmentId } },
      select: { name: true, department: { select: { id: true, name: true } } },
    })
    return (
      group && {
        ...whole,
        departmentId: group.department.id,
        department: group.department.name,
        groupId,
        group: group.name,
      }
    )
  }
  if (!departmentId) return whole
  const department = await prisma.department.findFirst({
    where: { id: departmentId, organizationId: rootId },
    select: { name: true },
  })
  return department && { ...whole, departmentId, department: department.name }
}

/** Tells two places apart, as text. */
export const placeKey = ({ organizationId, departmentId, groupId }: Placement): string =>
  [organizationId, departmentId ?? '-', groupId ?? '-'].join(' ')
