import { Field } from '../../kernel/ui/Field.tsx'
import type { Problems } from '../../kernel/relay/problems.ts'
import { CodeField } from './CodeField.tsx'
import * as t from './__generated__/messages.ts'

export interface Proof {
  password: string
  code: string
}

export const noProof: Proof = { password: '', code: '' }

interface ProofFieldsProps {
  proof: Proof
  onChange: (proof: Proof) => void
  problems: Problems
  /** Whether one has a second factor. */
  hasFactor: boolean
}

/** How one shows that it is oneself: the password and, where one has a second factor, a code of it. */
export const ProofFields = ({ proof, onChange, problems, hasFactor }: ProofFieldsProps) => (
  <>
    <Field
      label={t.yourPassword}
      type="password"
      autoComplete="current-password"
      required
      autoFocus
      value={proof.password}
      problem={problems.password}
      onChange={({ target }) => onChange({ ...proof, password: target.value })}
    />
    {hasFactor ? (
      <CodeField value={proof.code} problem={problems.code} onChange={(code) => onChange({ ...proof, code })} />
    ) : null}
  </>
)
