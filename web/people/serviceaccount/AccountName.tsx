import { graphql, useFragment } from 'react-relay'
import type { AccountName_account$key } from '../../__generated__/AccountName_account.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

const states: Record<string, string> = { EXPIRED: t.expired, DISABLED: t.disabled }

/** Which service account a row is of, and for what. */
export function AccountName({ account }: { account: AccountName_account$key }) {
  const { name, purpose, state } = useFragment(
    graphql`
      fragment AccountName_account on ServiceAccount {
        name
        purpose
        state
      }
    `,
    account,
  )
  const said = states[state]
  return (
    <th scope="row" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 140 }}>
      {name} {said ? <Tag>{said}</Tag> : null}
      <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontWeight: 400, fontSize: 12, lineHeight: '16px' }}>
        {purpose}
      </span>
    </th>
  )
}
