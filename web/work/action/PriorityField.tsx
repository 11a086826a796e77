import { SelectField } from '../../kernel/ui/Field.tsx'
import { usePriorities } from './usePriorities.ts'
import * as t from './__generated__/messages.ts'

interface PriorityFieldProps {
  /** The record, of whose priorities those are offered that the viewer may give it. */
  actionId: string
  value: string | null | undefined
  onChange: (priorityId: string) => void
  problem?: string
}

/** A priority of the list. */
export function PriorityField({ actionId, value, onChange, problem }: PriorityFieldProps) {
  const priorities = usePriorities(actionId)
  return (
    <SelectField
      label={t.priority}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus
      problem={problem}
    >
      <option value="" disabled>
        {t.choose}
      </option>
      {priorities?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name || t.none}
        </option>
      ))}
    </SelectField>
  )
}
