import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { SamlDraft } from './samlDraft.ts'
import * as t from './__generated__/messages.ts'

interface SamlAttributeFieldsProps {
  saml: SamlDraft
  problems: Problems
  onChange: (changed: Partial<SamlDraft>) => void
}

/** By which names a SAML provider gives what an account needs; closed, as most give the usual ones. */
export function SamlAttributeFields({ saml, problems, onChange }: SamlAttributeFieldsProps) {
  const [isOpen, setOpen] = useState(Boolean(saml.emailAttribute || saml.nameAttribute))
  const emailProblem = problems['saml.emailAttribute']
  const nameProblem = problems['saml.nameAttribute']
  return (
    <details
      open={isOpen || Boolean(emailProblem ?? nameProblem)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      style={{ minWidth: 0 }}
    >
      <summary style={{ cursor: 'pointer' }}>{t.more}</summary>
      <div style={{ display: 'grid', gap: 16, marginTop: 12, minWidth: 0 }}>
        <Field
          label={t.emailAttribute}
          autoComplete="off"
          value={saml.emailAttribute}
          maxLength={500}
          onChange={({ target }) => onChange({ emailAttribute: target.value })}
          problem={emailProblem}
          help={t.emptyForTheUsual}
        />
        <Field
          label={t.nameAttribute}
          autoComplete="off"
          value={saml.nameAttribute}
          maxLength={500}
          onChange={({ target }) => onChange({ nameAttribute: target.value })}
          problem={nameProblem}
          help={t.emptyForTheUsual}
        />
      </div>
    </details>
  )
}
