import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Invitation, Offer } from './useInvitation.ts'

interface InvitationLineProps {
  invitation: Invitation
  /** What takes it on this page: "sign up"; undefined where nothing does. */
  doing?: string
}

/** Who invites where, and what comes of it; or why nothing does. */
export function InvitationLine({ invitation: { offer, ending, failure }, doing }: InvitationLineProps) {
  if (ending) return <Notice role="alert">{ending} Ask whoever invited you for a new one.</Notice>
  if (failure) return <Notice role="alert">The invitation could not be read. {failure}</Notice>
  if (!offer) return null
  return (
    <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
      <strong>{offer.inviterName}</strong> invites you to join <strong>{offer.organizationName}</strong>.{' '}
      {doing ? comesOf(offer, doing) : null}
    </p>
  )
}

const comesOf = ({ email }: Offer, doing: string) =>
  email
    ? `Once you ${doing}, your account is confirmed there; then you belong.`
    : `You belong there as soon as you ${doing}.`
