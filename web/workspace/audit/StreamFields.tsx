import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { RadioField } from '../../kernel/ui/RadioField.tsx'
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

/** Where an audit log is sent on to, and whether it is. */
export function StreamFields({ stream: { kind, url, certificate, isOn }, problems, onChange }: StreamFieldsProps) {
  const isSyslog = kind === 'SYSLOG'
  return (
    <>
      <RadioField label={t.sendAs} choices={kinds} chosen={kind} onChoose={(chosen) => onChange({ kind: chosen })} />
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
          style={{ width: 16, height: 16, margin: 0, accentColor: 'var(--ops-brand)' }}
        />
        {t.sendNewEntries}
      </label>
    </>
  )
}
