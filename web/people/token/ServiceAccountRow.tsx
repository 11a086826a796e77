import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ServiceAccountRow_account$key } from '../../__generated__/ServiceAccountRow_account.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { AccountName } from '../serviceaccount/AccountName.tsx'
import { AccountPlaces } from '../serviceaccount/AccountPlaces.tsx'
import * as t from './__generated__/messages.ts'

interface ServiceAccountRowProps {
  account: ServiceAccountRow_account$key
  /** The root organization that it is of. */
  organizationId: string
  /** Opens the window of that. */
  onAsk: (what: 'tokens' | 'edit' | 'end') => void
}

/** A service account: its rights, who is responsible for it, and what can be done with it. */
export function ServiceAccountRow({ account: key, organizationId, onAsk }: ServiceAccountRowProps) {
  const account = useFragment(
    graphql`
      fragment ServiceAccountRow_account on ServiceAccount {
        ...AccountName_account
        name
        owner {
          name
        }
        needsOwner
        expiresAt
        user {
          ...AccountPlaces_user
        }
        accessTokens(first: 100, filter: { state: { ne: REVOKED } }) {
          nodes {
            state
            lastUsedAt
          }
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const { name, owner, needsOwner, expiresAt, user } = account
  const active = account.accessTokens.nodes.filter(({ state }) => state === 'ACTIVE')
  const lastUsedAt = account.accessTokens.nodes
    .flatMap((token) => token.lastUsedAt ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
  return (
    <tr>
      <AccountName account={account} />
      <td>
        <AccountPlaces user={user} />
      </td>
      <td>
        {owner?.name}{' '}
        {needsOwner ? (
          <Tag style={{ color: 'var(--ops-late)', borderColor: 'currentColor' }}>{t.needsAnOwner}</Tag>
        ) : null}
      </td>
      <td>{expiresAt ? <Moment at={expiresAt} /> : t.never}</td>
      <td>
        {t.activeTokens({ count: active.length })}
        <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          {lastUsedAt ? (
            <>
              {t.lastUsed} <Moment at={lastUsedAt} />
            </>
          ) : (
            t.neverUsed
          )}
        </div>
      </td>
      <td style={{ textAlign: 'end' }}>
        <ActionsMenu
          label={t.actionsFor({ name })}
          actions={[
            { label: t.tokensOn, act: () => onAsk('tokens') },
            { label: t.editOn, act: () => onAsk('edit') },
            {
              label: t.changeRights,
              act: () => void navigate(`/orgOverview/${organizationId}/people?search=${encodeURIComponent(name)}`),
            },
            { label: t.endOn, act: () => onAsk('end') },
          ]}
        />
      </td>
    </tr>
  )
}
