import { useEffect, useLayoutEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { OrganizationFieldQuery } from '../../__generated__/OrganizationFieldQuery.graphql.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { indented, indentedName } from '../../organization/organization/indented.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationFieldQuery {
    organizations: organizationTree {
      id
      name
      path
      can {
        addTasks {
          allowed
        }
      }
    }
  }
`

/** The organization that keeps what is added to the library: one where the viewer may, the chosen one at first. */
export function OrganizationField({
  value,
  problem,
  onChange,
}: {
  value: string
  problem?: string
  onChange: (id: string) => void
}) {
  const environment = useRelayEnvironment()
  const [offered, setOffered] = useState<OrganizationFieldQuery['response']['organizations']>([])
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const subscription = fetchQuery<OrganizationFieldQuery>(environment, query, {}).subscribe({
      next({ organizations }) {
        setOffered(organizations.filter(({ can }) => can.addTasks.allowed))
      },
      error: (failed: Error) => setFailure(failed.message),
    })
    return () => subscription.unsubscribe()
  }, [environment])
  const first = offered.find(({ id }) => id === chosenOrganization()?.id) ?? offered[0]
  useLayoutEffect(() => {
    if (!value && first) onChange(first.id)
  }, [value, first, onChange])
  return (
    <SelectField
      label={t.keptBy}
      required
      value={value}
      problem={problem ?? failure}
      onChange={(event) => onChange(event.target.value)}
    >
      {indented(offered).map((organization) => (
        <option key={organization.id} value={organization.id}>
          {indentedName(organization)}
        </option>
      ))}
    </SelectField>
  )
}
