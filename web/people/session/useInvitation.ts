import { graphql } from 'react-relay'
import type { useInvitationQuery } from '../../__generated__/useInvitationQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query useInvitationQuery($code: String!, $isInvited: Boolean!) {
    registration
    passwordResetByMail
    demoLogin {
      email
      password
    }
    invitationOffer(code: $code) @include(if: $isInvited) {
      state
      organizationName
      inviterName
      email
      joinsAtOnce
    }
  }
`

export type Offer = NonNullable<useInvitationQuery['response']['invitationOffer']>

export interface Invitation {
  /** What the code offers, while it can be taken. */
  offer?: Offer
  /** The address that the invitation is for, where it is for one. */
  address?: string
  /** Why the code can't be taken; the sign-up goes on without it. */
  ending?: string
  /** Why it is not known what the code offers. */
  failure?: string
  /** The code, unless it is known that it can't be taken. */
  code: string | null
  /** Why one can't sign up here; undefined where one can, or as long as that is not known. */
  closed?: string
  /** Whether a link for a new password can be mailed; undefined as long as that is not known. */
  resetsByMail?: boolean
  /** Whom one may sign in as to look at the demo, where there is one. */
  demo?: { email: string; password: string } | null
}

const endings: Record<string, string> = {
  USED: t.thisInvitationWasUsedAlready,
  REVOKED: t.thisInvitationWasRevoked,
  EXPIRED: t.thisInvitationHasExpired,
}
const isNone = t.thisInvitationIsNotValidIts

/** What an invitation's code offers, and whether one can sign up here, with it or without. */
export function useInvitation(given: string | null): Invitation {
  const { data, failure } = useLookUp<useInvitationQuery>(query, { code: given ?? '', isInvited: Boolean(given) }, 0)
  if (!data) return { code: given, failure: given ? failure : undefined }
  const { registration, demoLogin: demo, invitationOffer: offer, passwordResetByMail: resetsByMail } = data
  const isOpen = offer?.state === 'OPEN'
  const code = isOpen ? given : null
  return {
    offer: isOpen ? offer : undefined,
    address: (isOpen && offer.email) || undefined,
    ending: given && !isOpen ? (endings[offer?.state ?? ''] ?? isNone) : undefined,
    code,
    closed: whyClosed(registration, code),
    resetsByMail,
    demo: demo && { email: demo.email, password: demo.password },
  }
}

function whyClosed(registration: string, code: string | null): string | undefined {
  if (registration === 'NOBODY') return t.nobodyCanSignUpHereAsk
  return registration === 'INVITED' && !code ? t.signingUpTakesAnInvitationAsk : undefined
}
