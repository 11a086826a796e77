import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PlacementFieldsQuery } from '../../__generated__/PlacementFieldsQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import type { Placement } from './placement.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PlacementFieldsQuery($organizationId: ID!) {
    departments(first: 1000, filter: { status: { eq: ACTIVE }, organization: { inTreeOf: $organizationId } }) {
      nodes {
        id
        name
        rootId
        groups {
          id
          name
        }
      }
    }
    jobRoles(first: 1000, filter: { status: { eq: ACTIVE } }) {
      nodes {
        id
        name
        rootId
      }
    }
  }
`

interface PlacementFieldsProps {
  organizationId: string
  /** The access levels that may be given, highest first. */
  levels: readonly string[]
  value: Placement
  problems: Problems
  autoFocus?: boolean
  onChange: (changed: Partial<Placement>) => void
}

/** The access level, department, group and job role that somebody gets in an organization. */
export function PlacementFields({
  organizationId,
  levels,
  value,
  problems,
  autoFocus,
  onChange,
}: PlacementFieldsProps) {
  const environment = useRelayEnvironment()
  const [options, setOptions] = useState<PlacementFieldsQuery['response']>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const request = fetchQuery<PlacementFieldsQuery>(environment, query, { organizationId })
    const subscription = request.subscribe({ next: setOptions, error: (failed: Error) => setFailure(failed.message) })
    return () => subscription.unsubscribe()
  }, [environment, organizationId])
  const departments = options?.departments.nodes ?? []
  const chosen = departments.find(({ id }) => id === value.departmentId)
  const rootId = departments[0]?.rootId
  const jobRoles = options?.jobRoles.nodes.filter((role) => !rootId || role.rootId === rootId) ?? []
  const usual = jobRoles.find(({ name }) => name === 'Manager')
  return (
    <>
      <SelectField
        label={t.accessLevel}
        autoFocus={autoFocus}
        value={value.accessLevel}
        onChange={(event) => onChange({ accessLevel: event.target.value })}
        problem={problems.accessLevel}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {accessLevelNames[level]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.department}
        value={value.departmentId}
        onChange={(event) => onChange({ departmentId: event.target.value, groupId: '' })}
        problem={problems.departmentId ?? failure}
      >
        <option value="">{t.none}</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.group}
        value={value.groupId}
        onChange={(event) => onChange({ groupId: event.target.value })}
        disabled={!chosen}
        help={chosen ? undefined : t.chooseADepartmentFirst}
        problem={problems.groupId}
      >
        <option value="">{t.none}</option>
        {chosen?.groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.jobRole}
        value={value.jobRoleId || (usual?.id ?? '')}
        onChange={(event) => onChange({ jobRoleId: event.target.value })}
        problem={problems.jobRoleId}
      >
        {usual ? null : <option value="">{t.manager}</option>}
        {jobRoles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
