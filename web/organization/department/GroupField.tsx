import type { SelectHTMLAttributes } from 'react'
import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface GroupFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** None while they are on their way. */
  departments: readonly { readonly name: string; readonly groups: readonly Named[] }[] | undefined
  /** How it is said that there is none. */
  none?: string
  problem?: string
}

/** A group, under its department. */
export const GroupField = ({ departments, none = t.none, ...field }: GroupFieldProps) => (
  <SelectField label={t.group} {...field}>
    <option value="">{none}</option>
    {departments?.map(({ name, groups }) => (
      <optgroup key={name} label={name}>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.name}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
)
