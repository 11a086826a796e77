import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface TreeSelectProps {
  organizations: readonly { readonly id: string; readonly name: string }[]
  value: string
  onChange: (id: string) => void
  problem?: string
}

/** From which of several trees somebody is away; nothing where there is one. */
export const TreeSelect = ({ organizations, value, onChange, problem }: TreeSelectProps) =>
  organizations.length > 1 ? (
    <SelectField label={t.from} value={value} onChange={(event) => onChange(event.target.value)} problem={problem}>
      {organizations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  ) : null
