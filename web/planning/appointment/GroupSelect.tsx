import { graphql } from 'react-relay'
import type { GroupSelectQuery } from '../../__generated__/GroupSelectQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query GroupSelectQuery($organizationId: ID) {
    departments(organizationId: $organizationId) {
      name
      groups {
        id
        name
      }
    }
  }
`

interface GroupSelectProps {
  organizationId: string
  value: string
  onChange: (id: string) => void
  problem?: string
}

/** A group of an organization, by department. */
export function GroupSelect({ organizationId, value, onChange, problem }: GroupSelectProps) {
  const { data, failure } = useLookUp<GroupSelectQuery>(query, organizationId ? { organizationId } : null, 0)
  return (
    <SelectField
      label="Group"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problem={problem ?? failure}
    >
      <option value="">None</option>
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
