import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Invitation, Offer } from './useInvitation.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

type Doing = 'signIn' | 'signUp' | 'accept'

interface InvitationLineProps {
  invitation: Invitation
  /** What takes it on this page; undefined where nothing does. */
  doing?: Doing
}

/** Who invites where, and what comes of it; or why nothing does. */
export function InvitationLine({ invitation: { offer, ending, failure }, doing }: InvitationLineProps) {
  if (ending) return <Notice role="alert">{t.askWhoeverInvitedYouForA({ ending })}</Notice>
  if (failure) return <Notice role="alert">{t.theInvitationCouldNotBeRead({ failure })}</Notice>
  if (!offer) return null
  return (
    <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
      {inSentence(t.invitesYouToJoin, {
        inviter: <strong>{offer.inviterName}</strong>,
        organization: <strong>{offer.organizationName}</strong>,
      })}{' '}
      {doing ? comesOf(offer, doing) : null}
    </p>
  )
}

const comesOf = ({ joinsAtOnce }: Offer, doing: Doing) =>
  joinsAtOnce ? t.youBelongThereAsSoonAs({ doing }) : t.youBelongThereOnceYouAnd({ doing })
