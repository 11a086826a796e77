import { graphql } from 'react-relay'
import type { WithinFieldQuery } from '../../__generated__/WithinFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import type { TaskPlace } from './place.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query WithinFieldQuery($organizationId: ID!) {
    departments(first: 1000, filter: { status: { eq: ACTIVE }, organization: { inTreeOf: $organizationId } }) {
      nodes {
        id
        name
        groups {
          id
          name
        }
      }
    }
  }
`

interface WithinFieldProps {
  value: TaskPlace
  onChange: (place: TaskPlace) => void
  /** What the field is called, as "Kept by". */
  label: string
  problems: Problems
  help?: string
}

/** The whole of an organization, a department or a group. */
export function WithinField({ value, onChange, label, problems, help }: WithinFieldProps) {
  const { data, failure } = useLookUp<WithinFieldQuery>(
    query,
    value.organizationId ? { organizationId: value.organizationId } : null,
    0,
  )
  return (
    <SelectField
      label={label}
      help={help}
      value={value.within}
      onChange={(event) => onChange({ ...value, within: event.target.value })}
      problem={problems.groupId ?? problems.departmentId ?? failure}
    >
      <option value="">{t.theWholeOrganization}</option>
      {data?.departments.nodes.map(({ id, name, groups }) => (
        <optgroup key={id} label={name}>
          <option value={`department ${id}`}>{t.allOfIt({ name })}</option>
          {groups.map((group) => (
            <option key={group.id} value={`group ${group.id}`}>
              {group.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
