import { useEffect, useLayoutEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { OrganizationSelectQuery } from '../../__generated__/OrganizationSelectQuery.graphql.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { indented, indentedName } from './indented.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationSelectQuery($toInvite: Boolean!, $toAddTasks: Boolean!) {
    organizations: organizationTree {
      id
      name
      path
      can {
        invite @include(if: $toInvite) {
          allowed
        }
        addTasks @include(if: $toAddTasks) {
          allowed
        }
      }
    }
  }
`

type Offered = OrganizationSelectQuery['response']['organizations'][number]

const purposes = {
  invite: { isAllowed: ({ can }: Offered) => can.invite?.allowed, none: t.thereIsNoOrganizationYouCan },
  addTasks: { isAllowed: ({ can }: Offered) => can.addTasks?.allowed, none: t.youCanAddTasksInNone },
}

interface OrganizationSelectProps {
  label?: string
  value: string
  onChange: (id: string) => void
  /** Only those where the viewer may do this. */
  to?: keyof typeof purposes
  autoFocus?: boolean
  problem?: string
}

/**
 * One of the organizations in sight, from the root down; by itself the one the screens are narrowed to, or the first;
 * none until they are loaded, which a form waits for.
 */
export function OrganizationSelect({
  label = t.organization,
  value,
  onChange,
  to,
  autoFocus,
  problem,
}: OrganizationSelectProps) {
  const environment = useRelayEnvironment()
  const [organizations, setOrganizations] = useState<readonly Offered[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const request = fetchQuery<OrganizationSelectQuery>(environment, query, {
      toInvite: to === 'invite',
      toAddTasks: to === 'addTasks',
    })
    const subscription = request.subscribe({
      next: (found) => setOrganizations(found.organizations),
      error: (failed: Error) => setFailure(failed.message),
    })
    return () => subscription.unsubscribe()
  }, [environment, to])
  const offered = (organizations ?? []).filter((one) => !to || purposes[to].isAllowed(one))
  const first = offered.find(({ id }) => id === chosenOrganization()?.id) ?? offered[0]
  // Nor can one be chosen that is not offered, as an address may name it.
  const isChosen = offered.some(({ id }) => id === value)
  const isLoading = !organizations && !failure
  // With the options themselves: what the browser shows as chosen is chosen.
  useLayoutEffect(() => {
    if (!isChosen && first) onChange(first.id)
  }, [isChosen, first, onChange])
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus={autoFocus}
      aria-busy={isLoading}
      problem={
        problem ??
        failure ??
        (isLoading || first ? undefined : to ? purposes[to].none : t.joinAnOrganizationOrCreateOne)
      }
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
