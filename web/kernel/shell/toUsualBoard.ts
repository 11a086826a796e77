import { redirect } from 'react-router-dom'
import { withParams } from '../ui/address.ts'
import { lastScope } from './lastScope.ts'
import { chosenOrganization } from './selectedOrganization.ts'

/**
 * Where the address says nothing, the board is that of the organization one has chosen to work in, and of whom one
 * looked at last.
 */
export function toUsualBoard({ pathname, searchParams }: URL): void {
  const scope = lastScope()
  const organization = searchParams.get('organization') || chosenOrganization()?.id
  const whose = searchParams.get('whose') ?? (scope === 'all' ? null : scope)
  const usual = withParams(searchParams, { organization, whose })
  if (`${usual}` !== `${withParams(searchParams, {})}`) throw redirect(`${pathname}?${usual}`)
}
