import { useLayoutEffect } from 'react'
import { graphql } from 'react-relay'
import type { PlaceSelectQuery } from '../../__generated__/PlaceSelectQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { indented, indentedName } from '../../organization/organization/indented.ts'

const query = graphql`
  query PlaceSelectQuery {
    organizations: organizationTree {
      id
      name
      path
    }
  }
`

interface PlaceSelectProps {
  label: string
  value: string
  onChange: (id: string) => void
  help?: string
  problem?: string
}

/** One of the organizations in sight, the chosen one at first. */
export function PlaceSelect({ label, value, onChange, help, problem }: PlaceSelectProps) {
  const { data, failure } = useLookUp<PlaceSelectQuery>(query, {}, 0)
  const offered = data?.organizations ?? []
  const first = (offered.find(({ id }) => id === chosenOrganization()?.id) ?? offered[0])?.id
  useLayoutEffect(() => {
    if (!value && first) onChange(first)
  }, [value, first, onChange])
  return (
    <SelectField
      label={label}
      required
      value={value}
      help={help}
      problem={problem ?? failure}
      onChange={({ target }) => onChange(target.value)}
    >
      {indented(offered).map((organization) => (
        <option key={organization.id} value={organization.id}>
          {indentedName(organization)}
        </option>
      ))}
    </SelectField>
  )
}
