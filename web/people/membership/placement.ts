/** Where somebody is to be placed; empty for the usual. */
export interface Placement {
  accessLevel: string
  departmentId: string
  groupId: string
  jobRoleId: string
}

export const usualPlacement: Placement = { accessLevel: 'TRANSACTIONAL', departmentId: '', groupId: '', jobRoleId: '' }

/** As a mutation takes it. */
export const placementInput = ({ accessLevel, departmentId, groupId, jobRoleId }: Placement) => ({
  accessLevel: accessLevel as 'ADMIN',
  departmentId: departmentId || null,
  groupId: groupId || null,
  jobRoleId: jobRoleId || null,
})
