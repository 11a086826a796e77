import { useState } from 'react'
import { announce } from './announce.ts'
import { Field } from './Field.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface CopyFieldProps {
  label: string
  value: string
  help?: string
  /** Whether its button has the focus to begin with. */
  autoFocus?: boolean
}

/**
 * Something to be passed on, with a button that copies it. Where that is not allowed it is selected, to be copied by
 * hand.
 */
export function CopyField({ label, value, help, autoFocus }: CopyFieldProps) {
  const [copied, setCopied] = useState(false)
  async function copy(input: HTMLInputElement | null) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      announce(t.copied({ label }))
    } catch {
      input?.focus()
      input?.select()
    }
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 8 }}>
      <Field
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <PlainButton
        type="button"
        className="outlined"
        style={{ minHeight: 34 }}
        autoFocus={autoFocus}
        aria-label={t.copy2({ toLowerCase: label.toLowerCase() })}
        onClick={(event) => void copy(event.currentTarget.parentElement!.querySelector('input'))}
      >
        {copied ? t.copied2 : t.copy}
      </PlainButton>
      {help ? (
        <span style={{ gridColumn: '1 / -1', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' }}>
          {help}
        </span>
      ) : null}
    </div>
  )
}
