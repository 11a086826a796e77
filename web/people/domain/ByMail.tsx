import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ByMailMutation } from '../../__generated__/ByMailMutation.graphql.ts'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface ByMailProps {
  domain: { organizationId: string; name: string; mailboxes: readonly string[] }
  draft: Draft
  code: string
  onCode: (code: string) => void
  problems: Problems
  onProblems: (problems: Problems) => void
}

/** Mails a code to who runs a domain. The field of the code is there at once: one may have left to read the mail. */
export function ByMail({ domain, draft, code, onCode, problems, onProblems }: ByMailProps) {
  const { organizationId, name, mailboxes } = domain
  const [mailbox, setMailbox] = useDraftState(draft, 'mailbox', mailboxes[0] ?? '')
  const [sentTo, setSentTo] = useState<string>()
  const [mail, waiting] = useMutation<ByMailMutation>(graphql`
    mutation ByMailMutation($input: MailDomainCodeInput!) {
      result: mailDomainCode(input: $input) {
        ... on MailDomainCodeSuccess {
          sentTo
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  async function send() {
    const { done, problems: refused } = await mail({ organizationId, name, mailbox })
    setSentTo(done?.sentTo)
    onProblems(refused ?? {})
  }
  return (
    <details style={{ minWidth: 0 }}>
      <summary style={{ cursor: 'pointer' }}>{t.orByMail}</summary>
      <div style={{ display: 'grid', gap: 12, marginTop: 8, minWidth: 0 }}>
        <SelectField
          label={t.mailbox}
          value={mailbox}
          onChange={({ target }) => setMailbox(target.value)}
          problem={problems.mailbox}
        >
          {mailboxes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <div>
          <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void send()}>
            {t.mailCode}
          </PlainButton>
        </div>
        {sentTo ? (
          <span role="status" style={{ overflowWrap: 'anywhere' }}>
            {t.codeIsOnItsWay({ address: sentTo })}
          </span>
        ) : null}
        <Field
          label={t.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          maxLength={100}
          onChange={({ target }) => onCode(target.value)}
          problem={problems.code}
        />
      </div>
    </details>
  )
}
