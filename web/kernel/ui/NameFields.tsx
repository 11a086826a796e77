import type { Problems } from '../relay/problems.ts'
import { Field, TextArea } from './Field.tsx'
import * as t from './__generated__/messages.ts'

interface Named {
  name: string
  description: string
}

interface NameFieldsProps {
  value: Named
  onChange: (value: Named) => void
  /** What the description is called, and how long it may be. */
  about: string
  most: number
  problems: Problems
}

/** How something is called, and what it is. */
export const NameFields = ({ value, onChange, about, most, problems }: NameFieldsProps) => (
  <>
    <Field
      label={t.name}
      required
      autoFocus
      value={value.name}
      maxLength={120}
      onChange={({ target }) => onChange({ ...value, name: target.value })}
      problem={problems.name}
    />
    <TextArea
      label={about}
      value={value.description}
      maxLength={most}
      onChange={({ target }) => onChange({ ...value, description: target.value })}
      problem={problems.description}
    />
  </>
)
