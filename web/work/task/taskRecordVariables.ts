import { entryId } from '../../kernel/relay/entryId.ts'

/** What task records are narrowed to, as the address has it, in an organization and all below it or in it alone. */
export function taskRecordVariables(params: URLSearchParams, organizationId: string | undefined) {
  const actionClass = /^\d$/.exec(params.get('class') ?? '')?.[0]
  const group = params.get('group')
  return {
    search: params.get('q') ?? '',
    filter: {
      ...(!params.has('archived') && { status: { eq: 'ACTIVE' as const } }),
      ...(organizationId && { organization: { [params.has('only') ? 'eq' : 'below']: organizationId } }),
      ...(actionClass && { actionClass: { eq: entryId('ACTION_CLASS', Number(actionClass)) } }),
      ...(group && { group: { eq: group } }),
    },
  }
}
