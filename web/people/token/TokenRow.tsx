import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TokenRow_token$key } from '../../__generated__/TokenRow_token.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { scopesInWords } from './scopeNames.ts'
import { TokenUse } from './TokenUse.tsx'
import * as t from './__generated__/messages.ts'

interface NamedToken {
  id: string
  name: string
}

interface TokenRowProps {
  token: TokenRow_token$key
  /** Whose it is, where that is not plain. */
  owner?: ReactNode
  onRevoke: (token: NamedToken) => void
  /** Where it is the viewer's to replace. */
  onRotate?: (token: NamedToken) => void
}

/** An access token: what it may do, its last use, its end. */
export function TokenRow({ token: key, owner, onRevoke, onRotate }: TokenRowProps) {
  const token = useFragment(
    graphql`
      fragment TokenRow_token on AccessToken {
        id
        name
        scopes
        expiresAt
        state
        lastUsedAt
        lastUsedBy
        lastUsedFrom
      }
    `,
    key,
  )
  const { id, name, state } = token
  return (
    <tr>
      <th scope="row" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 140 }}>
        {name}
      </th>
      {owner ? <td>{owner}</td> : null}
      <td>{scopesInWords(token.scopes)}</td>
      <td>
        <TokenUse token={token} />
      </td>
      <td style={{ whiteSpace: 'nowrap' }}>
        <Moment at={token.expiresAt} /> {state === 'EXPIRED' ? <Tag>{t.expired}</Tag> : null}
      </td>
      <td>
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {onRotate && state === 'ACTIVE' ? (
            <PlainButton
              type="button"
              className="outlined"
              aria-haspopup="dialog"
              aria-label={t.rotate({ name })}
              onClick={() => onRotate({ id, name })}
            >
              {t.rotateOn}
            </PlainButton>
          ) : null}
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="dialog"
            aria-label={t.revoke3({ name })}
            onClick={() => onRevoke({ id, name })}
          >
            {t.revoke2}
          </PlainButton>
        </div>
      </td>
    </tr>
  )
}
