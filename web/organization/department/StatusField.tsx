import { SelectField } from '../../kernel/ui/Field.tsx'

interface StatusFieldProps {
  value: string
  onChange: (status: string) => void
  help: string
}

/** Whether a part of a tree of departments is in use. */
export const StatusField = ({ value, onChange, help }: StatusFieldProps) => (
  <SelectField label="Status" value={value} onChange={({ target }) => onChange(target.value)} help={help}>
    <option value="ACTIVE">Active</option>
    <option value="INACTIVE">Inactive</option>
  </SelectField>
)
