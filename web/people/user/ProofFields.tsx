import { Field } from '../../kernel/ui/Field.tsx'
import type { Problems } from '../../kernel/relay/problems.ts'
import { OwnCodeField } from './OwnCodeField.tsx'
import * as t from './__generated__/messages.ts'

export interface Proof {
  password: string
  code: string
}

export const noProof: Proof = { password: '', code: '' }

/** As mutations take it. */
export const sentProof = ({ password, code }: Proof) => ({ password, code: code || null })

interface ProofFieldsProps {
  proof: Proof
  onChange: (proof: Proof) => void
  problems: Problems
  /** Beneath the password. */
  help?: string
  /** Whether one begins with it. */
  autoFocus?: boolean
}

/** How one shows that it is oneself: the password and, where one has an authenticator app, a code of it. */
export function ProofFields({ proof, onChange, problems, help, autoFocus = true }: ProofFieldsProps) {
  return (
    <>
      <Field
        label={t.yourPassword}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={autoFocus}
        help={help}
        value={proof.password}
        problem={problems.password}
        onChange={({ target }) => onChange({ ...proof, password: target.value })}
      />
      <OwnCodeField value={proof.code} problem={problems.code} onChange={(code) => onChange({ ...proof, code })} />
    </>
  )
}
