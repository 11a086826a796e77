import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface PlaceInput {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
  /** The same by their numbers. */
  departmentInternalID?: number | null
  groupInternalID?: number | null
}

const readOrganization = rowReader('organization', (context) => ({
  where: visibleOrganizations(context),
  select: { id: true, rootId: true, path: true, archivedAt: true },
}))
export const readGroupOfTree = rowReader('group', (_, organizationId: string) => ({
  where: { department: { organizationId } },
}))
export const readDepartmentOfTree = rowReader('department', (_, organizationId: string) => ({
  where: { organizationId },
}))

/** Where something is to stand. What the viewer does not see is as absent as what does not exist. */
export async function placeIn(context: Context, input: PlaceInput) {
  const organization = await readOrganization(context, uuidOf('Organization', input.organizationId))
  if (!organization) throw new NotFoundError(the('Organization'))
  if (organization.archivedAt) {
    throw new ValidationError([{ path: 'organizationId', message: t.chooseAnother }])
  }
  const { rootId } = organization
  const wantedGroup = uuidOrNumber('Group', input.groupId, input.groupInternalID)
  const group = wantedGroup === undefined ? null : await readGroupOfTree(context, wantedGroup, rootId)
  if (wantedGroup !== undefined && !group) throw new NotFoundError(the('Group'))
  const wantedDepartment = uuidOrNumber('Department', input.departmentId, input.departmentInternalID)
  const department =
    wantedDepartment === undefined ? null : await readDepartmentOfTree(context, wantedDepartment, rootId)
  if (wantedDepartment !== undefined && !department) throw new NotFoundError(the('Department'))
  if (department && group && group.departmentId !== department.id) {
    throw new ValidationError([{ path: 'groupId', message: t.groupOf({ department: department.name }) }])
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
function uuidOrNumber(
  type: 'Group' | 'Department',
  id: string | null | undefined,
  legacyId: number | null | undefined,
) {
  return id ? uuidOf(type, id) : (legacyId ?? undefined)
}
