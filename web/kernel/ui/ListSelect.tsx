import type { SelectHTMLAttributes } from 'react'
import { SelectField } from './Field.tsx'
import * as t from './__generated__/messages.ts'

interface ListSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  /** The entries of a reference list; none while they are on their way. */
  items: readonly { readonly id: string; readonly name: string }[] | undefined
  problem?: string
}

/** One of a reference list. */
export const ListSelect = ({ items, ...field }: ListSelectProps) => (
  <SelectField {...field}>
    {items?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name || t.none}
      </option>
    ))}
  </SelectField>
)
