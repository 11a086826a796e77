import Box from '@mui/material/Box'
import { useId } from 'react'
import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

type Kind = 'WEBHOOK' | 'SYSLOG'

export interface StreamDraft {
  kind: Kind
  url: string
  certificate: string
  isOn: boolean
}

interface StreamFieldsProps {
  stream: StreamDraft
  problems: Problems
  onChange: (changed: Partial<StreamDraft>) => void
}

const kinds: readonly [kind: Kind, name: string][] = [
  ['WEBHOOK', t.asWebhook],
  ['SYSLOG', t.asSyslog],
]
const check = { width: 16, height: 16, margin: 0, accentColor: 'var(--ops-brand)' }

/** Where an audit log is sent on to, and whether it is. */
export function StreamFields({ stream: { kind, url, certificate, isOn }, problems, onChange }: StreamFieldsProps) {
  const id = useId()
  const isSyslog = kind === 'SYSLOG'
  return (
    <>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
          {t.sendAs}
        </legend>
        {kinds.map(([one, name]) => (
          <label key={one} style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32 }}>
            <input
              type="radio"
              name={id}
              autoFocus={one === kind}
              checked={one === kind}
              onChange={() => onChange({ kind: one })}
              style={check}
            />
            {name}
          </label>
        ))}
      </Box>
      <Field
        label={t.address}
        required
        inputMode="url"
        autoComplete="off"
        placeholder={isSyslog ? t.syslogExample : 'https://'}
        value={url}
        maxLength={1_000}
        onChange={({ target }) => onChange({ url: target.value })}
        problem={problems.url ?? problems.kind}
        help={isSyslog ? t.syslogAddress : t.httpsAddress}
      />
      {isSyslog ? (
        <TextArea
          label={t.authority}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          style={{ fontFamily: 'ui-monospace, monospace', fontSize: 12 }}
          value={certificate}
          onChange={({ target }) => onChange({ certificate: target.value })}
          problem={problems.certificate}
          help={t.pasteAuthority}
        />
      ) : null}
      <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 24, justifySelf: 'start' }}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange({ isOn: target.checked })}
          style={check}
        />
        {t.sendNewEntries}
      </label>
    </>
  )
}
