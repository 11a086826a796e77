import { graphql, useFragment } from 'react-relay'
import type { InvitationState_invitation$key } from '../../__generated__/InvitationState_invitation.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import * as t from './__generated__/messages.ts'

/** Whether an invitation can be taken, until when, or what became of it. */
export function InvitationState({ invitation }: { invitation: InvitationState_invitation$key }) {
  const { state, expiresAt, usedAt, usedBy, revokedAt, pendingRequests } = useFragment(
    graphql`
      fragment InvitationState_invitation on Invitation {
        state
        expiresAt
        usedAt
        usedBy {
          name
        }
        revokedAt
        pendingRequests {
          createdAt
          user {
            name
          }
        }
      }
    `,
    invitation,
  )
  const [claim] = pendingRequests
  const says = {
    OPEN: claim
      ? { word: t.waitsForConfirmation, at: claim.createdAt, before: '', after: ` by ${claim.user.name}` }
      : { word: 'Open', at: expiresAt, before: 'until ', after: '' },
    USED: { word: 'Used', at: usedAt, before: '', after: usedBy ? ` by ${usedBy.name}` : '' },
    REVOKED: { word: 'Revoked', at: revokedAt, before: '', after: '' },
    EXPIRED: { word: 'Expired', at: expiresAt, before: '', after: '' },
  }[state as 'OPEN']
  return (
    <>
      <span style={{ fontWeight: state === 'OPEN' ? 550 : 400 }}>{says.word}</span>
      {says.at ? (
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          {says.before}
          <Moment at={says.at} />
          {says.after}
        </span>
      ) : null}
    </>
  )
}
