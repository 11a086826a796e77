import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { treeRows } from '../../organization/department/groupTree.ts'
import type { spotQuery$data } from '../../__generated__/spotQuery.graphql.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'

export interface Spot {
  departmentId: string
  groupId: string
  jobRoleId: string
  accessLevel: string
  /** Days, as 2026-11-20; empty for from now on, and for without an end. */
  from: string
  until: string
}

export const emptySpot: Spot = {
  departmentId: '',
  groupId: '',
  jobRoleId: '',
  accessLevel: 'TRANSACTIONAL',
  from: '',
  until: '',
}

interface SpotFieldsProps {
  spot: Spot
  onChange: (changed: Partial<Spot>) => void
  problems: Problems
  choices: NonNullable<spotQuery$data['organization']> | null | undefined
  /** What is kept though it is no longer given to anybody new. */
  kept?: Partial<Spot>
  fromLabel?: string
}

/** Department, group, job role, access level and dates of a membership. */
export function SpotFields({
  spot,
  onChange,
  problems,
  choices,
  kept = {},
  fromLabel = 'From (now where empty)',
}: SpotFieldsProps) {
  const inUse = <T extends { readonly id: string; readonly status: string }>(all: readonly T[], keptId?: string) =>
    all.filter(({ id, status }) => status === 'ACTIVE' || id === keptId)
  const departments = inUse(choices?.departments.nodes ?? [], kept.departmentId)
  const department = departments.find(({ id }) => id === spot.departmentId)
  const groups = treeRows(department?.groups ?? []).filter(
    ({ group }) => group.status === 'ACTIVE' || group.id === kept.groupId,
  )
  const roles = inUse(choices?.jobRoles.nodes ?? [], kept.jobRoleId)
  const usual = new Set(department?.roles.map(({ id }) => id))
  const [own, others] = [roles.filter(({ id }) => usual.has(id)), roles.filter(({ id }) => !usual.has(id))]
  const levels = [...new Set([...(choices?.grantableLevels ?? []), ...(kept.accessLevel ? [kept.accessLevel] : [])])]
  const option = ({ id, name }: { readonly id: string; readonly name: string }) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  return (
    <>
      <SelectField
        label="Department"
        value={spot.departmentId}
        onChange={(event) => onChange({ departmentId: event.target.value, groupId: '' })}
        problem={problems.departmentId}
      >
        <option value="">None: the whole organization</option>
        {departments.map(option)}
      </SelectField>
      <SelectField
        label="Group"
        value={spot.groupId}
        disabled={!department}
        onChange={(event) => onChange({ groupId: event.target.value })}
        problem={problems.groupId}
      >
        <option value="">{department ? 'None: the whole department' : 'Choose a department first'}</option>
        {groups.map(({ group, depth }) => option({ id: group.id, name: '\u2003'.repeat(depth) + group.name }))}
      </SelectField>
      <SelectField
        label="Job role"
        value={spot.jobRoleId}
        onChange={(event) => onChange({ jobRoleId: event.target.value })}
        problem={problems.jobRoleId}
      >
        <option value="">Manager, as usual</option>
        {own.length ? <optgroup label="Of the department">{own.map(option)}</optgroup> : null}
        {own.length ? <optgroup label="Others">{others.map(option)}</optgroup> : others.map(option)}
      </SelectField>
      <SelectField
        label="Access level"
        value={levels.includes(spot.accessLevel) ? spot.accessLevel : ''}
        onChange={(event) => onChange({ accessLevel: event.target.value })}
        help={levels.length ? 'Up to your own: nobody gives more than they have.' : undefined}
        problem={problems.accessLevel}
      >
        {levels.includes(spot.accessLevel) ? null : <option value="">None that you may give here</option>}
        {levels.map((level) => (
          <option key={level} value={level}>
            {accessLevelNames[level]}
          </option>
        ))}
      </SelectField>
      <Field
        label={fromLabel}
        type="date"
        value={spot.from}
        onChange={(event) => onChange({ from: event.target.value })}
        problem={problems.startsAt}
      />
      <Field
        label="Until, that day too (no end where empty)"
        type="date"
        value={spot.until}
        onChange={(event) => onChange({ until: event.target.value })}
        problem={problems.endsAt}
      />
    </>
  )
}
