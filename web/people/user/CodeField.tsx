import { Field } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  problem?: string
  /** Whether it is of an app that is set up now, so that there are no recovery codes yet. */
  isNew?: boolean
  autoFocus?: boolean
}

/** A code of the authenticator app, or a recovery code in its place. */
export const CodeField = ({ value, onChange, problem, isNew, autoFocus }: CodeFieldProps) => (
  <Field
    label={t.code}
    help={isNew ? t.theSixDigitsNow : t.orARecoveryCode}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
    autoFocus={autoFocus}
    value={value}
    problem={problem}
    onChange={({ target }) => onChange(target.value)}
  />
)
