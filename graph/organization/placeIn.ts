import type { Context } from '../context.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { uuidOf } from '../node.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

interface PlaceInput {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
}

/** Where something is to stand. What the viewer does not see is as absent as what does not exist. */
export async function placeIn(context: Context, input: PlaceInput) {
  const { prisma } = context.db
  const organization = await prisma.organization.findFirst({
    where: { AND: [visibleOrganizations(context), { id: uuidOf('Organization', input.organizationId, 'The organization') }] },
    select: { id: true, rootId: true, path: true, archivedAt: true },
  })
  if (!organization) throw new NotFoundError('The organization')
  if (organization.archivedAt) {
    throw new ValidationError([{ path: 'organizationId', message: 'This organization is archived; choose another.' }])
  }
  const { rootId } = organization
  const group = input.groupId
    ? await prisma.group.findFirst({
        where: { id: uuidOf('Group', input.groupId, 'The group'), department: { organizationId: rootId } },
      })
    : null
  if (input.groupId && !group) throw new NotFoundError('The group')
  const department = input.departmentId
    ? await prisma.department.findFirst({
        where: { id: uuidOf('Department', input.departmentId, 'The department'), organizationId: rootId },
      })
    : null
  if (input.departmentId && !department) throw new NotFoundError('The department')
  if (department && group && group.departmentId !== department.id) {
    throw new ValidationError([{ path: 'groupId', message: `Choose a group of ${department.name}.` }])
  }
  return {
    rootId,
    organizationId: organization.id,
    organization: { path: organization.path },
    departmentId: group?.departmentId ?? department?.id ?? null,
    groupId: group?.id ?? null,
  }
}
