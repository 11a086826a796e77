import { SelectField } from '../../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface ReferenceSelectProps {
  label: string
  items: readonly { readonly id: string; readonly name: string; readonly active: boolean }[]
  value: string
  onChange: (value: string) => void
  help?: string
  problem?: string
}

/** An entry of a reference list, or none; what is no longer given stays where it was. */
export function ReferenceSelect({ items, value, onChange, ...field }: ReferenceSelectProps) {
  return (
    <SelectField {...field} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.notGiven}</option>
      {items
        .filter(({ active, id }) => active || id === value)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
