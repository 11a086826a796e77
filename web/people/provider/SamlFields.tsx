import { useId } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import type { SamlDraft } from './samlDraft.ts'
import * as t from './__generated__/messages.ts'

interface SamlFieldsProps {
  saml: SamlDraft
  problems: Problems
  onChange: (changed: Partial<SamlDraft>) => void
}

/** Which SAML provider it is, where people sign in there, and what it signs with. */
export function SamlFields({ saml, problems, onChange }: SamlFieldsProps) {
  const note = useId()
  return (
    <>
      <Field
        label={t.providerEntityId}
        required
        autoComplete="off"
        value={saml.entityIdentifier}
        maxLength={1_024}
        onChange={({ target }) => onChange({ entityIdentifier: target.value })}
        problem={problems['saml.entityIdentifier']}
        help={t.orIssuerThere}
      />
      <Field
        label={t.providerSignInAddress}
        required
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={saml.signInUrl}
        maxLength={2_000}
        onChange={({ target }) => onChange({ signInUrl: target.value })}
        problem={problems['saml.signInUrl']}
      />
      <TextArea
        label={t.certificates}
        required
        rows={6}
        spellCheck={false}
        autoComplete="off"
        style={{ fontFamily: 'ui-monospace, monospace', fontSize: 12 }}
        value={saml.certificates}
        onChange={({ target }) => onChange({ certificates: target.value })}
        problem={problems['saml.certificates']}
        help={t.pasteCertificates}
      />
      <div style={{ display: 'grid', gap: 8 }}>
        <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <input
            type="checkbox"
            checked={saml.isEncrypted}
            aria-describedby={note}
            onChange={({ target }) => onChange({ isEncrypted: target.checked })}
          />
          {t.mayEncrypt}
        </label>
        <span id={note} style={{ color: 'var(--ops-ink-2)' }}>
          {t.certificateIsMade}
        </span>
      </div>
    </>
  )
}
