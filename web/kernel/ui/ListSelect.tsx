import type { SelectHTMLAttributes } from 'react'
import { SelectField } from './Field.tsx'

interface ListSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  /** The entries of a reference list; none while they are on their way. */
  items: readonly { readonly internalID: number; readonly name: string }[] | undefined
  problem?: string
}

/** One of a reference list, by its number. */
export const ListSelect = ({ items, ...field }: ListSelectProps) => (
  <SelectField {...field}>
    {items?.map(({ internalID, name }) => (
      <option key={internalID} value={internalID}>
        {name || 'None'}
      </option>
    ))}
  </SelectField>
)
