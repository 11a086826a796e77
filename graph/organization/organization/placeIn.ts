import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

interface PlaceInput {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
  /** The same by their numbers. */
  departmentInternalID?: number | null
  groupInternalID?: number | null
}

/** Where something is to stand. What the viewer does not see is as absent as what does not exist. */
export async function placeIn(context: Context, input: PlaceInput) {
  const { prisma } = context.db
  const organization = await prisma.organization.findFirst({
    where: {
      AND: [visibleOrganizations(context), { id: uuidOf('Organization', input.organizationId, 'The organization') }],
    },
    select: { id: true, rootId: true, path: true, archivedAt: true },
  })
  if (!organization) throw new NotFoundError('The organization')
  if (organization.archivedAt) {
    throw new ValidationError([{ path: 'organizationId', message: 'This organization is archived; choose another.' }])
  }
  const { rootId } = organization
  const ofTree = { organizationId: rootId }
  const wantedGroup = keyOf('Group', input.groupId, input.groupInternalID)
  const group = wantedGroup && (await prisma.group.findFirst({ where: { ...wantedGroup, department: ofTree } }))
  if (wantedGroup && !group) throw new NotFoundError('The group')
  const wantedDepartment = keyOf('Department', input.departmentId, input.departmentInternalID)
  const department =
    wantedDepartment && (await prisma.department.findFirst({ where: { ...wantedDepartment, ...ofTree } }))
  if (wantedDepartment && !department) throw new NotFoundError('The department')
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

/** What something is looked up by: its id or its number; undefined where neither is named. */
function keyOf(type: 'Group' | 'Department', id: string | null | undefined, legacyId: number | null | undefined) {
  if (id) return { id: uuidOf(type, id, `The ${type.toLowerCase()}`) }
  return legacyId == null ? undefined : { legacyId }
}
