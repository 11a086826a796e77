import { graphql } from 'react-relay'
import type { GroupSelectQuery } from '../../__generated__/GroupSelectQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { GroupField } from './GroupField.tsx'

const query = graphql`
  query GroupSelectQuery($organizationId: ID!) {
    departments(first: 1000, filter: { status: { eq: ACTIVE }, organization: { inTreeOf: $organizationId } }) {
      nodes {
        name
        groups {
          id
          name
        }
      }
    }
  }
`

interface GroupSelectProps {
  organizationId: string
  value: string
  onChange: (id: string) => void
  none?: string
  problem?: string
}

/** A group of an organization, by department. */
export function GroupSelect({ organizationId, onChange, problem, ...field }: GroupSelectProps) {
  const { data, failure } = useLookUp<GroupSelectQuery>(query, organizationId ? { organizationId } : null, 0)
  return (
    <GroupField
      {...field}
      departments={data?.departments.nodes}
      onChange={({ target }) => onChange(target.value)}
      problem={problem ?? failure}
    />
  )
}
