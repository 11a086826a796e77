import { graphql } from 'react-relay'
import type { PlaceFieldsQuery } from '../__generated__/PlaceFieldsQuery.graphql.ts'
import { OrganizationSelect } from '../organization/OrganizationSelect.tsx'
import { useLookUp } from '../relay/useLookUp.ts'
import type { Problems } from '../relay/useMutation.ts'
import { SelectField } from '../ui/Field.tsx'
import type { TaskPlace } from './place.ts'

const query = graphql`
  query PlaceFieldsQuery($organizationId: ID!) {
    departments(organizationId: $organizationId) {
      id
      name
      groups {
        id
        name
      }
    }
  }
`

interface PlaceFieldsProps {
  value: TaskPlace
  onChange: (place: TaskPlace) => void
  /** What the second field is called, as "Kept by". */
  label: string
  problems: Problems
  autoFocus?: boolean
}

/** Where something stands: an organization, and the whole of it, a department or a group. */
export function PlaceFields({ value, onChange, label, problems, autoFocus }: PlaceFieldsProps) {
  const { data, failure } = useLookUp<PlaceFieldsQuery>(query, value.organizationId ? { organizationId: value.organizationId } : null, 0)
  return (
    <>
      <OrganizationSelect
        value={value.organizationId}
        autoFocus={autoFocus}
        onChange={(organizationId) => onChange({ organizationId, within: '' })}
        problem={problems.organizationId}
      />
      <SelectField label={label} value={value.within} onChange={(event) => onChange({ ...value, within: event.target.value })} problem={problems.groupId ?? problems.departmentId ?? failure}>
        <option value="">The whole organization</option>
        {data?.departments.map(({ id, name, groups }) => (
          <optgroup key={id} label={name}>
            <option value={`department ${id}`}>{name}, all of it</option>
            {groups.map((group) => (
              <option key={group.id} value={`group ${group.id}`}>
                {group.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  )
}
