/** Where a task stands, as a form has it. */
export interface TaskPlace {
  organizationId: string
  /** "department ID" or "group ID"; empty for the whole organization. */
  within: string
}

interface Kept {
  readonly organization: { readonly id: string }
  readonly department: { readonly id: string } | null | undefined
  readonly group: { readonly id: string } | null | undefined
}

/** Where something stands already. */
export const placeOf = ({ organization, department, group }: Kept): TaskPlace => ({
  organizationId: organization.id,
  within: group ? `group ${group.id}` : department ? `department ${department.id}` : '',
})

/** The same as a mutation takes it. */
export function placeInput({ organizationId, within }: TaskPlace) {
  const [kind, id = null] = within.split(' ')
  return { organizationId, departmentId: kind === 'department' ? id : null, groupId: kind === 'group' ? id : null }
}
