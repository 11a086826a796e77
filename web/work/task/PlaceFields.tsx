import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { TaskPlace } from './place.ts'
import { WithinField } from './WithinField.tsx'

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
  return (
    <>
      <OrganizationSelect
        value={value.organizationId}
        autoFocus={autoFocus}
        onChange={(organizationId) => onChange({ organizationId, within: '' })}
        problem={problems.organizationId}
      />
      <WithinField label={label} value={value} onChange={onChange} problems={problems} />
    </>
  )
}
