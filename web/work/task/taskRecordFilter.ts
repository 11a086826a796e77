/** What task records are narrowed to, as the address has it. */
export function taskRecordFilter(params: URLSearchParams) {
  const classId = params.get('class')
  return {
    search: params.get('q') ?? '',
    classId: classId && /^\d$/.test(classId) ? Number(classId) : null,
    groupId: params.get('group'),
    archived: params.has('archived'),
    below: !params.has('only'),
  }
}
