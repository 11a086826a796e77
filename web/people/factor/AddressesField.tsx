import { TextArea } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface AddressesFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string
}

/** Takes network addresses and ranges of them, one a line. */
export function AddressesField({ label, value, onChange, problem }: AddressesFieldProps) {
  return (
    <TextArea
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      problem={problem}
      help={t.likeARange}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
