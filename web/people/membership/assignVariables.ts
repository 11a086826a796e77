import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

/** Where people are assigned to begin with, and whom is looked for, as the address says. */
export function assignVariables({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const uuid = params.get('org') ?? chosenOrganization()?.uuid
  return { uuid: uuid ?? '', isNamed: uuid !== undefined, search: params.get('search')?.trim() ?? '' }
}
