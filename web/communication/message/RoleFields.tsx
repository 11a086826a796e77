import { graphql } from 'react-relay'
import type { RoleFieldsQuery } from '../../__generated__/RoleFieldsQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RoleFieldsQuery {
    jobRoles(first: 1000, filter: { status: { eq: ACTIVE } }) {
      nodes {
        id
        name
      }
    }
  }
`

interface Role {
  accessLevel: string
  jobRoleId: string
}

interface RoleFieldsProps {
  value: Role
  onChange: (role: Role) => void
  problems: Problems
}

/** A role: an access level, a job role, or both. */
export function RoleFields({ value, onChange, problems }: RoleFieldsProps) {
  const { data, failure } = useLookUp<RoleFieldsQuery>(query, {}, 0)
  return (
    <>
      <SelectField
        label={t.accessLevel}
        value={value.accessLevel}
        onChange={({ target }) => onChange({ ...value, accessLevel: target.value })}
        problem={problems.accessLevel}
      >
        <option value="">{t.any}</option>
        {Object.entries(accessLevelNames).map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.jobRole}
        value={value.jobRoleId}
        onChange={({ target }) => onChange({ ...value, jobRoleId: target.value })}
        problem={problems.jobRoleId ?? failure}
      >
        <option value="">{t.any}</option>
        {data?.jobRoles.nodes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
