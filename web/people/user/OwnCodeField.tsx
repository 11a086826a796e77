import { CodeField } from './CodeField.tsx'
import { useOwnFactors } from './useOwnFactors.ts'

interface OwnCodeFieldProps {
  value: string
  onChange: (value: string) => void
  problem?: string
}

/** A code of who has an authenticator app. Whoever has set one up meanwhile is asked for it by the answer. */
export function OwnCodeField(field: OwnCodeFieldProps) {
  const { hasApp } = useOwnFactors()
  return hasApp || field.problem !== undefined ? <CodeField {...field} /> : null
}
