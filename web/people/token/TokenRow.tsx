import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TokenRow_token$key } from '../../__generated__/TokenRow_token.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { scopesInWords } from './scopeNames.ts'
import { TokenUse } from './TokenUse.tsx'
import * as t from './__generated__/messages.ts'

export interface NamedToken {
  id: string
  name: string
  /** Whether an application acts with it, which its owner lets do so. */
  isOfApplication: boolean
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
        application {
          id
        }
      }
    `,
    key,
  )
  const { id, name, state } = token
  const isOfApplication = Boolean(token.application)
  const named = { id, name, isOfApplication }
  return (
    <tr>
      <th scope="row" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 140 }}>
        {name} {isOfApplication ? <Tag>{t.application}</Tag> : null}
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
          {onRotate && state === 'ACTIVE' && !isOfApplication ? (
            <PlainButton
              type="button"
              className="outlined"
              aria-haspopup="dialog"
              aria-label={t.rotate({ name })}
              onClick={() => onRotate(named)}
            >
              {t.rotateOn}
            </PlainButton>
          ) : null}
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="dialog"
            aria-label={t.revoke3({ name })}
            onClick={() => onRevoke(named)}
          >
            {t.revoke2}
          </PlainButton>
        </div>
      </td>
    </tr>
  )
}
