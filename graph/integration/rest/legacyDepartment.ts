// Departments and groups as the legacy paths have them.
import type { LegacyDepartment, LegacyGroup } from './__generated__/documents.ts'

export const groupFields = 'fragment LegacyGroup on Group { internalID name status description parent { internalID } }'
export const departmentFields = `fragment LegacyDepartment on Department {
  internalID uuid rootUuid name description status roleNames groups { ...LegacyGroup } } ${groupFields}` as const

export const statusText = (status: string) => (status === 'ACTIVE' ? 'Active' : 'Inactive')

/** Group, as the specification has it. */
export const toGroup = ({ internalID, name, status, description, parent }: LegacyGroup) => ({
  groupId: internalID,
  group: name,
  status: statusText(status),
  parent_id: parent?.internalID ?? null,
  description,
})

/** Department, as the specification has it. */
export const toDepartment = (
  department: LegacyDepartment,
  onlyActive: boolean,
  organizationUuid = department.rootUuid,
) => ({
  departmentId: department.internalID,
  department: department.name,
  role: department.roleNames,
  status: statusText(department.status),
  description: department.description,
  groups: department.groups.filter(({ status }) => !onlyActive || status === 'ACTIVE').map(toGroup),
  SAAS_Org_UUID: organizationUuid,
  Department_UUID: department.uuid,
})
