import { idIn } from '../../kernel/relay/globalId.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

/** Where people are assigned to begin with, and whom is looked for, as the address says. */
export function assignVariables({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const of = params.get('org')
  const id = of === null ? chosenOrganization()?.id : idIn('Organization', of)
  return { id: id ?? '', isNamed: id !== undefined, search: params.get('search')?.trim() ?? '' }
}
