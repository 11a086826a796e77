import { graphql, useFragment } from 'react-relay'
import type { CertificateList_provider$key } from '../../__generated__/CertificateList_provider.graphql.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import * as t from './__generated__/messages.ts'

const soon = 30 * 24 * 3_600_000
const late = { color: 'var(--ops-late)', borderColor: 'currentColor' }
const warn = { color: 'var(--ops-warn)', borderColor: 'currentColor' }

/** The certificates that a SAML provider signs with, and until when. */
export function CertificateList({ provider }: { provider: CertificateList_provider$key }) {
  const { certificates } = useFragment(
    graphql`
      fragment CertificateList_provider on SamlProvider {
        certificates {
          fingerprint
          subject
          expiresAt
        }
      }
    `,
    provider,
  )
  const now = useNow()
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
      {certificates.map(({ fingerprint, subject, expiresAt }) => {
        const left = Date.parse(expiresAt) - now
        return (
          <li key={fingerprint}>
            {subject}{' '}
            <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
              {t.validUntil({ day: dayOf(expiresAt) })}{' '}
              {left <= 0 ? (
                <Tag style={late}>{t.expired}</Tag>
              ) : left <= soon ? (
                <Tag style={warn}>{t.expiresSoon}</Tag>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
