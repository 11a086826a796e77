import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface StatusFieldProps {
  value: string
  onChange: (status: string) => void
  help: string
}

/** Whether a part of a tree of departments is in use. */
export const StatusField = ({ value, onChange, help }: StatusFieldProps) => (
  <SelectField label={t.status} value={value} onChange={({ target }) => onChange(target.value)} help={help}>
    <option value="ACTIVE">{t.active}</option>
    <option value="INACTIVE">{t.inactive}</option>
  </SelectField>
)
