/** Where a task stands, as a form has it. */
export interface TaskPlace {
  organizationId: string
  /** "department ID" or "group ID"; empty for the whole organization. */
  within: string
}

/** The same as a mutation takes it. */
export function placeInput({ organizationId, within }: TaskPlace) {
  const [kind, id = null] = within.split(' ')
  return { organizationId, departmentId: kind === 'department' ? id : null, groupId: kind === 'group' ? id : null }
}
