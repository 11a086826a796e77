import { graphql } from 'react-relay'
import type { SpotSelectQuery } from '../../__generated__/SpotSelectQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query SpotSelectQuery($organizationId: ID) {
    departments(organizationId: $organizationId) {
      name
      groups {
        id
        name
      }
    }
  }
`

interface SpotSelectProps {
  organizationId: string
  value: string
  onChange: (groupId: string) => void
  problem?: string
}

/** The group in which something is done, of an organization's departments. */
export function SpotSelect({ organizationId, value, onChange, problem }: SpotSelectProps) {
  const { data, failure } = useLookUp<SpotSelectQuery>(query, organizationId ? { organizationId } : null, 0)
  return (
    <SelectField
      label="Group"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      problem={problem ?? failure}
    >
      <option value="">None: the whole organization</option>
      {data?.departments.map(({ name, groups }) => (
        <optgroup key={name} label={name}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
