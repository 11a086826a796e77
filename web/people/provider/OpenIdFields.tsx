import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import * as t from './__generated__/messages.ts'

export interface OpenIdDraft {
  readonly issuer: string
  readonly clientIdentifier: string
}

interface OpenIdFieldsProps {
  openId: OpenIdDraft
  onChange: (changed: Partial<OpenIdDraft>) => void
  /** It is no part of the draft. */
  clientSecret: string
  onClientSecret: (secret: string) => void
  /** Whether one is kept. */
  hasSecret: boolean
  problems: Problems
}

/** Which OpenID Connect provider it is, and what it knows Opsgraph by. */
export function OpenIdFields(props: OpenIdFieldsProps) {
  const { openId, onChange, clientSecret, onClientSecret, hasSecret, problems } = props
  return (
    <>
      <Field
        label={t.issuer}
        required
        inputMode="url"
        autoComplete="off"
        value={openId.issuer}
        maxLength={500}
        onChange={({ target }) => onChange({ issuer: target.value })}
        problem={problems.issuer}
        help={t.asTheProviderGivesIt}
      />
      <Field
        label={t.clientIdentifier}
        required
        autoComplete="off"
        value={openId.clientIdentifier}
        maxLength={500}
        onChange={({ target }) => onChange({ clientIdentifier: target.value })}
        problem={problems.clientIdentifier}
      />
      <PasswordField
        label={t.clientSecret}
        required={!hasSecret}
        autoComplete="off"
        value={clientSecret}
        onChange={({ target }) => onClientSecret(target.value)}
        problem={problems.clientSecret}
        help={hasSecret ? t.leaveEmptyToKeep : undefined}
      />
    </>
  )
}
