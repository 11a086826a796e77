import { useState } from 'react'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface ClientIdentifierProps {
  /** Of which application. */
  name: string
  value: string
}

/** What an application sends as `client_id`, to be copied; where that is not allowed it is selected. */
export function ClientIdentifier({ name, value }: ClientIdentifierProps) {
  const [copied, setCopied] = useState(false)
  async function copy(text: Element) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      announce(t.clientIdentifierCopied)
    } catch {
      getSelection()?.selectAllChildren(text)
    }
  }
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', fontWeight: 400 }}>
      <span style={{ fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' }}>{value}</span>
      <PlainButton
        type="button"
        style={{ minHeight: 24, padding: 0, border: 0, color: 'var(--ops-brand)', fontSize: 12 }}
        aria-label={t.copyClientIdentifier({ name })}
        onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling!)}
      >
        {copied ? t.copied : t.copy}
      </PlainButton>
    </span>
  )
}
