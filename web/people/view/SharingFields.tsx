import { graphql } from 'react-relay'
import type { SharingFieldsQuery } from '../../__generated__/SharingFieldsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const places = graphql`
  query SharingFieldsQuery {
    organizations: organizationTree {
      id
      name
    }
    departments(first: 1000, filter: { status: { eq: ACTIVE } }) {
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

/** With whom something is shared: an organization, and of it perhaps a department or a group alone. */
export interface Sharing {
  readonly organizationId: string
  readonly departmentId?: string
  readonly groupId?: string
}

/** As an input has it; nobody makes it one's own. */
export const sharingInput = ({ organizationId, departmentId, groupId }: Sharing) =>
  organizationId
    ? { organizationId, ...(groupId ? { groupId } : departmentId ? { departmentId } : {}) }
    : { organizationId: null }

interface SharingFieldsProps {
  value: Sharing
  onChange: (sharing: Sharing) => void
  problems: Problems
}

/** With whom something is shared; nothing for whom that is not. */
export function SharingFields({ value, onChange, problems }: SharingFieldsProps) {
  const mayShare = useViewer()?.capabilities.includes('views.share') ?? false
  const { data, failure } = useLookUp<SharingFieldsQuery>(places, mayShare ? {} : null, 0)
  if (!mayShare) return null
  const { organizationId, departmentId, groupId } = value
  const groups = data?.departments.nodes.flatMap((department) => department.groups) ?? []
  const choose = (spot: string) =>
    onChange({
      organizationId,
      ...(spot && (groups.some(({ id }) => id === spot) ? { groupId: spot } : { departmentId: spot })),
    })
  return (
    <>
      <SelectField
        label={t.sharedWith}
        value={organizationId}
        onChange={(event) => onChange({ organizationId: event.target.value })}
        problem={problems.organizationId ?? failure}
      >
        <option value="">{t.nobodyItIsYourOwn}</option>
        {data?.organizations.map(({ id, name }) => (
          <option key={id} value={id}>
            {t.andAllBelow({ name })}
          </option>
        ))}
      </SelectField>
      {organizationId ? (
        <SelectField
          label={t.ofThese}
          value={groupId ?? departmentId ?? ''}
          onChange={(event) => choose(event.target.value)}
          problem={problems.groupId ?? problems.departmentId}
        >
          <option value="">{t.everybodyThere}</option>
          {data?.departments.nodes.map(({ id, name, groups: list }) => (
            <optgroup key={id} label={name}>
              <option value={id}>{t.allOf({ name })}</option>
              {list.map((group) => (
                <option key={group.id} value={group.id}>
                  {group.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
