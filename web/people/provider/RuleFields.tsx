import type { spotQuery as SpotQuery } from '../../__generated__/spotQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { treeRows } from '../../organization/department/groupTree.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { spotQuery } from '../membership/spotQuery.ts'
import type { RuleDraft } from './ruleDraft.ts'
import { ruleLevels } from './ruleLevels.ts'
import * as t from './__generated__/messages.ts'

interface Option {
  readonly id: string
  readonly name: string
}

/** What is chosen can be seen while the others are on their way, or though it is archived. */
const withChosen = (options: readonly Option[], chosen?: Option | null) =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [...options, chosen] : options

interface RuleFieldsProps {
  rule: RuleDraft
  /** The path of the root organization. */
  tree: string
  problems: Problems
  onChange: (changed: Partial<RuleDraft>) => void
}

/** The group that a rule is for, and where its people belong as what. */
export function RuleFields({ rule, tree, problems, onChange }: RuleFieldsProps) {
  const { providerGroup, organization, department, group, accessLevel, isInUse } = rule
  const { data, failure, isCurrent } = useLookUp<SpotQuery>(spotQuery, organization ? { id: organization.id } : null, 0)
  const nodes = isCurrent ? (data?.organization?.departments.nodes ?? []) : []
  const departments = nodes.filter(({ status }) => status === 'ACTIVE')
  const groups = treeRows(departments.find(({ id }) => id === department?.id)?.groups ?? []).filter(
    ({ group: one }) => one.status === 'ACTIVE',
  )
  const departmentOptions: readonly Option[] = withChosen(departments, department)
  const groupOptions: readonly Option[] = withChosen(
    groups.map(({ group: { id, name }, depth }) => ({ id, name: '\u2003'.repeat(depth) + name })),
    group,
  )
  return (
    <FieldGrid>
      <Field
        label={t.providerGroup}
        required
        autoFocus
        autoComplete="off"
        value={providerGroup}
        maxLength={500}
        onChange={({ target }) => onChange({ providerGroup: target.value })}
        problem={problems.providerGroup}
      />
      <OrganizationPicker
        label={t.organization}
        required
        value={organization ?? null}
        accepts={({ path }) => path.startsWith(tree)}
        onChange={(picked) =>
          onChange({
            organization: picked && { id: picked.id, name: picked.name },
            department: null,
            group: null,
            isInUse: true,
          })
        }
        problem={problems.organizationId ?? failure ?? (isInUse ? undefined : t.countsForNothing)}
      />
      <SelectField
        label={t.department}
        value={department?.id ?? ''}
        disabled={!organization}
        onChange={({ target }) =>
          onChange({
            department: departments.find(({ id }) => id === target.value) ?? null,
            group: null,
            isInUse: true,
          })
        }
        problem={problems.departmentId}
      >
        <option value="">{t.wholeOrganization}</option>
        {departmentOptions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.group}
        value={group?.id ?? ''}
        disabled={!department}
        onChange={({ target }) =>
          onChange({ group: groups.find(({ group: { id } }) => id === target.value)?.group ?? null, isInUse: true })
        }
        problem={problems.groupId}
      >
        <option value="">{t.wholeDepartment}</option>
        {groupOptions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.accessLevel}
        value={accessLevel}
        onChange={({ target }) => onChange({ accessLevel: target.value })}
        problem={problems.accessLevel}
      >
        {ruleLevels.map((level) => (
          <option key={level} value={level}>
            {accessLevelNames[level]}
          </option>
        ))}
      </SelectField>
    </FieldGrid>
  )
}
