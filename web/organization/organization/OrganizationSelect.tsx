import { useEffect, useLayoutEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { OrganizationSelectQuery } from '../../__generated__/OrganizationSelectQuery.graphql.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { indented, indentedName } from './indented.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationSelectQuery {
    organizations: organizationTree {
      id
      name
      path
      can {
        invite {
          allowed
        }
      }
    }
  }
`

interface OrganizationSelectProps {
  value: string
  onChange: (id: string) => void
  /** Only those to which the viewer may invite. */
  invitable?: boolean
  autoFocus?: boolean
  problem?: string
}

/** One of the organizations in sight, from the root down; the first by itself, none until they are loaded. */
export function OrganizationSelect({ value, onChange, invitable, autoFocus, problem }: OrganizationSelectProps) {
  const environment = useRelayEnvironment()
  const [organizations, setOrganizations] = useState<OrganizationSelectQuery['response']['organizations']>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const request = fetchQuery<OrganizationSelectQuery>(environment, query, {})
    const subscription = request.subscribe({
      next: (found) => setOrganizations(found.organizations),
      error: (failed: Error) => setFailure(failed.message),
    })
    return () => subscription.unsubscribe()
  }, [environment])
  const offered = (organizations ?? []).filter(({ can }) => !invitable || can.invite.allowed)
  const [first] = offered
  // Nor can one be chosen that is not offered, as an address may name it.
  const isChosen = offered.some(({ id }) => id === value)
  const isLoading = !organizations && !failure
  const none = invitable ? t.thereIsNoOrganizationYouCan : t.joinAnOrganizationOrCreateOne
  // With the options themselves: what the browser shows as chosen is chosen.
  useLayoutEffect(() => {
    if (!isChosen && first) onChange(first.id)
  }, [isChosen, first, onChange])
  return (
    <SelectField
      label={t.organization}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus={autoFocus}
      aria-busy={isLoading}
      problem={problem ?? failure ?? (isLoading || first ? undefined : none)}
    >
      {isLoading ? <option value="">{t.loading2}</option> : null}
      {indented(offered).map((organization) => (
        <option key={organization.id} value={organization.id}>
          {indentedName(organization)}
        </option>
      ))}
    </SelectField>
  )
}
