import { graphql, useFragment } from 'react-relay'
import type { DomainRow_domain$key } from '../../__generated__/DomainRow_domain.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface DomainRowProps {
  domain: DomainRow_domain$key
  /** Opens the window of that. */
  onAsk: (what: 'verify' | 'remove') => void
}

/** A domain, and what can be done with it. */
export function DomainRow({ domain: key, onAsk }: DomainRowProps) {
  const {
    name: domain,
    verifiedAt,
    missingSince,
  } = useFragment(
    graphql`
      fragment DomainRow_domain on Domain {
        name
        verifiedAt
        missingSince
      }
    `,
    key,
  )
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {domain}
      </th>
      <td>
        {verifiedAt ? momentOf(verifiedAt) : t.notYet}
        {missingSince ? (
          <div style={{ color: 'var(--ops-late)' }}>{t.recordIsGoneSince({ when: momentOf(missingSince) })}</div>
        ) : null}
      </td>
      <td>
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {verifiedAt ? null : (
            <PlainButton
              type="button"
              className="outlined"
              aria-haspopup="dialog"
              aria-label={t.verifyDomainOn({ domain })}
              onClick={() => onAsk('verify')}
            >
              {t.verifyOn}
            </PlainButton>
          )}
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="dialog"
            aria-label={t.removeDomainOn({ domain })}
            onClick={() => onAsk('remove')}
          >
            {t.removeOn}
          </PlainButton>
        </div>
      </td>
    </tr>
  )
}
