import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** The recovery codes, shown this once. Where copying is not allowed they are selected, to be copied by hand. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
      announce(t.codesCopied)
    } catch {
      getSelection()?.selectAllChildren(list.current!)
    }
  }
  return (
    <>
      <Typography>{t.keepTheseCodes}</Typography>
      <ol
        ref={list}
        aria-label={t.recoveryCodes}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(29ch, 100%), 1fr))',
          gap: '4px 16px',
          margin: 0,
          padding: 12,
          listStyle: 'none',
          fontFamily: 'ui-monospace, monospace',
          background: 'var(--ops-page)',
          borderRadius: 8,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <PlainButton type="button" className="outlined" style={{ placeSelf: 'start' }} onClick={() => void copy()}>
        {copied ? t.copied : t.copyCodes}
      </PlainButton>
    </>
  )
}
