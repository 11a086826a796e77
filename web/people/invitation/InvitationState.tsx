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
  const says: { word: string; at: string | null | undefined; name?: string } = {
    OPEN: claim
      ? { word: t.waitsForConfirmation, at: claim.createdAt, name: claim.user.name }
      : { word: t.open, at: expiresAt },
    USED: { word: t.used, at: usedAt, name: usedBy?.name },
    REVOKED: { word: t.revoked, at: revokedAt },
    EXPIRED: { word: t.expired, at: expiresAt },
  }[state as 'OPEN']
  const { word, at, name } = says
  const day = () => at && <Moment at={at} />
  return (
    <>
      <span style={{ fontWeight: state === 'OPEN' ? 550 : 400 }}>{word}</span>
      {at ? (
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          {name ? t.dayBy({ day, name }) : word === t.open ? t.untilDay({ day }) : day()}
        </span>
      ) : null}
    </>
  )
}
