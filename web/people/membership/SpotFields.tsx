import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { treeRows } from '../../organization/department/groupTree.ts'
import type { spotQuery$data } from '../../__generated__/spotQuery.graphql.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

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
  fromLabel = t.fromNowWhereEmpty,
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
        label={t.department}
        value={spot.departmentId}
        onChange={(event) => onChange({ departmentId: event.target.value, groupId: '' })}
        problem={problems.departmentId}
      >
        <option value="">{t.noneTheWholeOrganization}</option>
        {departments.map(option)}
      </SelectField>
      <SelectField
        label={t.group}
        value={spot.groupId}
        disabled={!department}
        onChange={(event) => onChange({ groupId: event.target.value })}
        problem={problems.groupId}
      >
        <option value="">{department ? t.noneTheWholeDepartment : t.chooseADepartmentFirst}</option>
        {groups.map(({ group, depth }) => option({ id: group.id, name: '\u2003'.repeat(depth) + group.name }))}
      </SelectField>
      <SelectField
        label={t.jobRole}
        value={spot.jobRoleId}
        onChange={(event) => onChange({ jobRoleId: event.target.value })}
        problem={problems.jobRoleId}
      >
        <option value="">{t.managerAsUsual}</option>
        {own.length ? <optgroup label={t.ofTheDepartment}>{own.map(option)}</optgroup> : null}
        {own.length ? <optgroup label={t.others}>{others.map(option)}</optgroup> : others.map(option)}
      </SelectField>
      <SelectField
        label={t.accessLevel}
        value={levels.includes(spot.accessLevel) ? spot.accessLevel : ''}
        onChange={(event) => onChange({ accessLevel: event.target.value })}
        help={levels.length ? t.upToYourOwnNobodyGives : undefined}
        problem={problems.accessLevel}
      >
        {levels.includes(spot.accessLevel) ? null : <option value="">{t.noneThatYouMayGiveHere}</option>}
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
        label={t.untilThatDayTooNoEnd}
        type="date"
        value={spot.until}
        onChange={(event) => onChange({ until: event.target.value })}
        problem={problems.endsAt}
      />
    </>
  )
}
